import { useEffect, useState } from 'react';
import type { StudioApi } from '../../../contract/api.ts';
import type { FileInfo } from '../../../contract/files.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pending } from '../../ui/EmptyState.tsx';
import styles from './forms.module.css';

type Mails = StudioApi['test-send']['response']['mails'];

/** Writes a form's mails with sample answers to the outbox, and shows them. */
export function TestSendDialog({ info, onClose }: { info: FileInfo; onClose: () => void }) {
  const studio = useStudio();
  const [mails, setMails] = useState<Mails>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once.
  useEffect(() => {
    const send = async () => {
      await studio.ready();
      return studio.call('test-send', { form: info.id });
    };
    void studio.actions.attempt(send).then((sent) => (sent ? setMails(sent.mails) : onClose()));
  }, []);
  return (
    <Dialog title={uiTexts.forms.testTitle} size="medium" onClose={onClose}>
      {!mails && <Pending />}
      {mails && <p className={styles.help}>{uiTexts.forms.testHelp}</p>}
      {mails?.map((mail) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be focusable by keyboard.
        <article key={`${mail.to} ${mail.subject}`} className={styles.mail} aria-label={mail.subject} tabIndex={0}>
          <dl className={styles.lines}>
            <dt>{uiTexts.forms.to}</dt>
            <dd>{mail.to}</dd>
            <dt>{uiTexts.forms.subject}</dt>
            <dd>{mail.subject}</dd>
          </dl>
          <iframe title={mail.subject} sandbox="" srcDoc={mail.html} className={styles.shown} />
        </article>
      ))}
    </Dialog>
  );
}
