import type { Words } from '../generated/types.ts';
import type { FormDefinition } from '../shapes.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { PressButton } from '../ui/PressButton.tsx';
import { RichText } from '../ui/RichText.tsx';
import { type FieldWords, FormFields } from './FormFields.tsx';
import styles from './FormView.module.css';
import { HONEYPOT_FIELD } from './rules/index.ts';
import { SuccessDialog, SuccessLine } from './Success.tsx';
import { useFormView } from './use-form-view.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface FormViewProps {
  form: FormDefinition;
  /** Unique on the page. */
  idPrefix: string;
  words: FieldWords & Pick<Words, 'ok' | 'errorPrefix' | 'errorSummary'>;
  /** Names the form when it has no title of its own. */
  label?: string | undefined;
  /** A short form: its fields and its button stand in one line where there is room. */
  inline?: boolean;
}

/**
 * A form of the JSON. Without JavaScript it is a plain form that the server checks and answers;
 * `noValidate` in both cases, so that the words of the JSON are the only ones.
 */
export function FormView({ form, idPrefix, words, label, inline = false }: FormViewProps) {
  const view = useFormView(form, idPrefix, words.ok);
  const { ids, phase, problems, notice } = view;
  useTitlePrefix(words.errorPrefix, problems.length > 0);
  const saysInline = form.success.style === 'inline';
  const summaryTitle = notice ?? form.banner ?? words.errorSummary;
  return (
    <>
      <form
        className={inline ? `${styles.form} ${styles.inline}` : styles.form}
        method="post"
        action={form.delivery.endpoint}
        encType={form.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
        noValidate
        aria-labelledby={form.title && ids.title}
        aria-label={label}
        onSubmit={view.submit}
      >
        {form.title && (
          <h3 id={ids.title} className={styles.title}>
            {form.title}
          </h3>
        )}
        {form.intro && <RichText className={styles.intro} text={form.intro} />}
        {!saysInline && (notice || problems.length > 0) && (
          <ErrorSummary id={ids.summary} title={summaryTitle} problems={problems} />
        )}
        <input type="hidden" name="source" value={form.source} />
        <div className={styles.trap} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" {...view.register(HONEYPOT_FIELD)} />
        </div>
        <FormFields view={view} words={words} />
        <div className={styles.end}>
          <PressButton id={ids.submit} type="submit" className={styles.submit} disabled={phase !== 'filling'}>
            {phase === 'sending' ? form.submittingLabel : form.submitLabel}
          </PressButton>
          {form.privacy && <RichText className={styles.privacy} text={form.privacy} />}
        </div>
        {saysInline && (
          <div role="status" className={styles.status}>
            {notice && <p className={styles.notice}>{notice}</p>}
            {phase === 'sent' && <SuccessLine success={form.success} onEnd={view.finish} />}
          </div>
        )}
      </form>
      {!saysInline && phase === 'sent' && <SuccessDialog success={form.success} onEnd={view.finish} />}
    </>
  );
}
