import type { FormDefinition } from '../../contracts/forms.ts';
import type { Words } from '../../generated/types.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import type { FieldTexts } from '../kinds/field-props.tsx';
import { bannerNotesFor, documentFields, HONEYPOT_FIELD } from '../rules/index.ts';
import { FormFields } from './FormFields.tsx';
import styles from './FormView.module.css';
import { RestoredNote } from './RestoredNote.tsx';
import { SuccessDialog, SuccessLine } from './Success.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useFormView } from './useFormView.ts';
import { useTitlePrefix } from './useTitlePrefix.ts';

type FormTexts = FieldTexts &
  Pick<Words, 'ok' | 'errorPrefix' | 'errorSummary' | 'fileUnreadable' | 'uploading' | 'uploadEnding'> &
  Pick<Words, 'draftRestored' | 'draftDocument' | 'clearForm'>;

interface FormViewProps {
  form: FormDefinition;
  /** A prefix of ids, unique on the page. */
  idPrefix: string;
  words: FormTexts;
  /** The accessible name of a form without a title. */
  label?: string | undefined;
  /** Whether it is a short form, with fields and button on one line if there is room. */
  inline?: boolean;
}

interface FaultsProps {
  form: FormDefinition;
  view: Pick<ReturnType<typeof useFormView>, 'ids' | 'problems' | 'notice'>;
  /** The title of the error summary, for forms without a banner. */
  title: string;
}

/** The errors of the whole form: the failure with its details, or the banner with notes about broken rules. */
function Faults({ form, view: { ids, problems, notice }, title }: FaultsProps) {
  const notes = notice ? [notice.detail ?? []].flat() : bannerNotesFor(form, problems);
  return (
    <ErrorSummary id={ids.summary} title={notice?.message ?? form.banner ?? title} notes={notes} problems={problems} />
  );
}

/**
 * Renders a form. Without JavaScript it is a plain form that the server validates and answers; `noValidate` in both
 * cases, so that only messages from the JSON are shown.
 */
export function FormView({ form, idPrefix, words, label, inline = false }: FormViewProps) {
  const view = useFormView(form, idPrefix, words);
  const { ids, phase, problems, notice, uploaded } = view;
  const isAtFault = notice !== undefined || (view.wasRefused && problems.length > 0);
  useTitlePrefix(words.errorPrefix, isAtFault);
  const saysInline = form.success.style === 'inline';
  return (
    <>
      <form
        className={inline ? `${styles.form} ${styles.inline}` : styles.form}
        method="post"
        action={form.delivery.endpoint}
        encType={documentFields(form).length > 0 ? 'multipart/form-data' : undefined}
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
        {!saysInline && (
          <RestoredNote restored={view.restored} words={words} onClear={view.clear} isLocked={phase === 'sending'} />
        )}
        {!saysInline && isAtFault && <Faults form={form} view={view} title={words.errorSummary} />}
        <input type="hidden" name="source" value={form.source} />
        <div className={styles.trap} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" {...view.register(HONEYPOT_FIELD)} />
        </div>
        <FormFields view={view} words={words} />
        <div className={styles.end}>
          <ActionButton id={ids.submit} type="submit" className={styles.submit} disabled={phase !== 'filling'}>
            {phase === 'sending' ? form.submittingLabel : form.submitLabel}
          </ActionButton>
          {form.privacy && <RichText className={styles.privacy} text={form.privacy} />}
        </div>
        {uploaded !== undefined && <UploadProgress sent={uploaded} words={words} />}
        {saysInline && (
          <div role="status" data-form-status="" className={styles.status}>
            {notice && <p className={styles.notice}>{notice.message}</p>}
            {phase === 'sent' && <SuccessLine success={form.success} onEnd={view.finish} />}
          </div>
        )}
        {saysInline && notice?.detail && <p aria-live="polite">{notice.detail}</p>}
      </form>
      {!saysInline && phase === 'sent' && <SuccessDialog success={form.success} onEnd={view.finish} />}
    </>
  );
}
