import { useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/letter-case.ts';
import type { StudioState } from '../../../contract/state.ts';
import type { PublishPreview } from '../../../contract/work.ts';
import { useObserved } from '../../client/observable.ts';
import { FindingWords, InEnglish } from '../../fields/frame/FieldFindings.tsx';
import { count, fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useOpenFile, useOverview, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CompareDialog, type ComparedState } from './CompareDialog.tsx';
import styles from './PublishView.module.css';

const COMPARED: readonly [ComparedState, ComparedState] = [
  { label: uiTexts.publish.before, state: 'published' },
  { label: uiTexts.publish.after, state: 'now' },
];

interface PublishChangesProps {
  preview: PublishPreview;
  state: StudioState;
}

/** The changes to publish, by file, after notes about unsaved changes and errors. */
export function PublishChanges({ preview, state }: PublishChangesProps) {
  const studio = useStudio();
  const busy = useObserved(studio.actions.busy);
  const { publish } = uiTexts;
  return (
    <div className={styles.changes}>
      {state.unsaved.length > 0 && (
        <section className={`aligned ${styles.note}`}>
          <Icon name="pencil" />
          <p>{count(publish.unsaved, state.unsaved.length)}</p>
          <Button size="small" variant="primary" disabled={busy !== undefined} onClick={() => void studio.save()}>
            {publish.saveFirst}
          </Button>
        </section>
      )}
      {preview.errors.length > 0 && <Errors errors={preview.errors} />}
      {preview.changes.length === 0 && (
        <EmptyState icon="circle-check" title={publish.nothing}>
          {state.unsaved.length > 0 ? publish.nothingSaved : publish.nothingHelp}
        </EmptyState>
      )}
      <ul className={styles.files} aria-label={publish.changes}>
        {preview.changes.map((change) => (
          <ChangedFile key={change.file} change={change} />
        ))}
      </ul>
    </div>
  );
}

/** The errors that prevent publishing. */
function Errors({ errors }: Pick<PublishPreview, 'errors'>) {
  const open = useOpenFile();
  return (
    <section className={styles.problems} aria-labelledby="publish-errors">
      <h2 id="publish-errors" className={styles.heading}>
        {count(uiTexts.publish.errors, errors.length)}
      </h2>
      <InEnglish texts={errors.map(({ message }) => message)} />
      <ul className={styles.errors}>
        {errors.map((finding) => (
          <li key={finding.id}>
            <button
              type="button"
              className={`row-button ${styles.error}`}
              onClick={() => open(finding.file, finding.pointer)}
            >
              <Icon name="circle-alert" />
              <span>
                <strong>{sentenceCase(translateSentence(finding.where))}</strong>{' '}
                <FindingWords text={finding.message} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes of one file. */
function ChangedFile({ change: { file, title, path, sentences } }: { change: PublishPreview['changes'][number] }) {
  const open = useOpenFile();
  return (
    <li className={styles.file}>
      <h2 className={styles.fileTitle}>
        <button
          type="button"
          className={styles.link}
          aria-label={fill(uiTexts.publish.open, { what: title })}
          onClick={() => open(file)}
        >
          {title}
        </button>
        {path !== undefined && <span className={`hint ${styles.path}`}>{path}</span>}
        <CompareButton title={title} path={path} file={file} />
      </h2>
      <ChangedPicture file={file} />
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{translateSentence(sentence)}</li>
        ))}
      </ul>
    </li>
  );
}

/** A button that compares the published and current state of the file's page, or of the first page that shows it. */
function CompareButton({ title, path, file }: { title: string; path: string | undefined; file: string }) {
  const studio = useStudio();
  const [shown, setShown] = useState<string>();
  if (!file.endsWith('.json')) return null;
  const find = async () => {
    const found = path === undefined ? await studio.actions.attempt(() => studio.call('shown', { file })) : undefined;
    setShown(path ?? found?.locations[0]?.path ?? '/');
  };
  return (
    <>
      <Button
        size="small"
        icon="eye"
        className={styles.compare}
        aria-label={fill(uiTexts.publish.compareTitle, { what: title })}
        onClick={() => void find()}
      >
        {uiTexts.publish.compare}
      </Button>
      {shown !== undefined && (
        <CompareDialog title={title} path={shown} states={COMPARED} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

/** The thumbnail of a picture file; nothing for other files. */
function ChangedPicture({ file }: { file: string }) {
  const studio = useStudio();
  const { pageOrigin } = useOverview();
  const pictures = useObserved(studio.names('image'));
  const name = /^images\/(.+)\.[a-z]+$/.exec(file)?.[1];
  const src = pictures?.find((picture) => picture.name === name)?.picture;
  if (src === undefined) return null;
  return <img src={new URL(src, pageOrigin).href} alt="" className={styles.picture} />;
}
