import { useState } from 'react';
import type { FileInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { Segments } from '../../fields/frame/Segments.tsx';
import { useAnswer } from '../../rooms/use-answer.ts';
import { useStudio } from '../../start/studio-context.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { words } from '../../words/words.ts';
import styles from './MailStage.module.css';
import { ScaledFrame } from './ScaledFrame.tsx';

/** The widths of a phone and of a mail program's window in CSS pixels; the same as in the style sheet. */
const pixels = { narrow: 375, wide: 680 };
const widths = (['narrow', 'wide'] as const).map((value) => ({ value, label: words.mails[value] }));
const looks = (['light', 'dark'] as const).map((value) => ({ value, label: words.mails[value] }));

type Look = (typeof looks)[number]['value'];

/** A live preview of a mail with sample answers. */
export function MailStage({ info }: { info: FileInfo }) {
  const studio = useStudio();
  const { revision } = useObserved(studio.state);
  const { answer, failure } = useAnswer('mail', { email: info.id }, { reason: revision });
  const [width, setWidth] = useState<keyof typeof pixels>('wide');
  const [look, setLook] = useState<Look>('light');
  const mail = answer?.mail;
  return (
    <section className="stage" aria-label={words.mails.label}>
      <div className={`aligned ${styles.bar}`}>
        <Segments aria-label={words.mails.width} choices={widths} chosen={width} onChoose={setWidth} />
        <Segments aria-label={words.mails.look} choices={looks} chosen={look} onChoose={setLook} />
      </div>
      {!mail && failure !== undefined && (
        <EmptyState icon="mail" title={words.mails.none}>
          {failure}
        </EmptyState>
      )}
      {mail && (
        <div className={styles.backdrop}>
          <article className={`${styles.mail} ${styles[width]}`}>
            <dl className={styles.lines}>
              <dt>{words.mails.to}</dt>
              <dd>{mail.to}</dd>
              <dt>{words.mails.subject}</dt>
              <dd>{mail.subject}</dd>
            </dl>
            <ScaledFrame
              width={pixels[width]}
              title={mail.subject}
              sandbox=""
              srcDoc={withColourScheme(mail.html, look)}
              className={styles[look]}
              backdropClassName={styles.room}
            />
          </article>
        </div>
      )}
    </section>
  );
}

/** Makes a mail follow the chosen colour scheme instead of that of the device. */
function withColourScheme(html: string, look: Look): string {
  return html
    .replaceAll('@media (prefers-color-scheme:dark)', look === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${look}`);
}
