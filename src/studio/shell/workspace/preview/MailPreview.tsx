import { useState } from 'react';
import type { FileInfo } from '../../../contract/files.ts';
import { Segments } from '../../fields/frame/Segments.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useStudioState } from '../../start/window-context.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useApiCall } from '../../views/use-api-call.ts';
import styles from './MailPreview.module.css';
import { ScaledFrame } from './ScaledFrame.tsx';

/** The widths of a phone and of a mail program's window in CSS pixels; the same as in the style sheet. */
const pixels = { narrow: 375, wide: 680 };
const widths = (['narrow', 'wide'] as const).map((value) => ({ value, label: uiTexts.mails[value] }));
const colourSchemes = (['light', 'dark'] as const).map((value) => ({ value, label: uiTexts.mails[value] }));

type ColourScheme = (typeof colourSchemes)[number]['value'];

/** A live preview of a mail with sample answers. */
export function MailPreview({ info }: { info: FileInfo }) {
  const { revision } = useStudioState();
  const { response, failure } = useApiCall('mail', { email: info.id }, { reason: revision });
  const [width, setWidth] = useState<keyof typeof pixels>('wide');
  const [colourScheme, setColourScheme] = useState<ColourScheme>('light');
  const mail = response?.mail;
  return (
    <section className="stage" aria-label={uiTexts.mails.label}>
      <div className={`aligned ${styles.bar}`}>
        <Segments aria-label={uiTexts.mails.width} choices={widths} chosen={width} onChoose={setWidth} />
        <Segments
          aria-label={uiTexts.mails.look}
          choices={colourSchemes}
          chosen={colourScheme}
          onChoose={setColourScheme}
        />
      </div>
      {!mail && failure !== undefined && (
        <EmptyState icon="mail" title={uiTexts.mails.none}>
          {failure}
        </EmptyState>
      )}
      {mail && (
        <div className={styles.backdrop}>
          <article className={`${styles.mail} ${styles[width]}`}>
            <dl className={styles.lines}>
              <dt>{uiTexts.mails.to}</dt>
              <dd>{mail.to}</dd>
              <dt>{uiTexts.mails.subject}</dt>
              <dd>{mail.subject}</dd>
            </dl>
            <ScaledFrame
              width={pixels[width]}
              title={mail.subject}
              sandbox=""
              srcDoc={withColourScheme(mail.html, colourScheme)}
              className={styles[colourScheme]}
              backdropClassName={styles.room}
            />
          </article>
        </div>
      )}
    </section>
  );
}

/** Makes a mail follow the chosen colour scheme instead of that of the device. */
function withColourScheme(html: string, colourScheme: ColourScheme): string {
  return html
    .replaceAll('@media (prefers-color-scheme:dark)', colourScheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${colourScheme}`);
}
