import { useId, useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { useHighestSeverity } from '../fields/frame/FieldFindings.tsx';
import { SeverityDot } from '../fields/frame/SeverityDot.tsx';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { useNavigation } from '../start/window-context.ts';
import { nounOfKind, titleOfView } from '../views/view-titles.ts';
import { ChangeMark } from './ChangeMark.tsx';
import styles from './FileList.module.css';
import { ListColumn } from './ListColumn.tsx';
import { CreateDialog } from './operations/CreateDialog.tsx';
import { nameFrom } from './operations/name-from.ts';
import { PublishingMark } from './PublishingMark.tsx';

interface FileListProps {
  kind: KindInfo;
  files: readonly FileInfo[];
  chosen?: string;
}

/** A searchable list of the files of a kind. If there are none, the view itself offers to create one. */
export function FileList({ kind, files, chosen }: FileListProps) {
  const [query, setQuery] = useState('');
  const [isCreating, setCreating] = useState(false);
  const shown = matchingFiles(files, query);
  return (
    <>
      <ListColumn
        title={titleOfView(kind.name)}
        count={files.length}
        add={
          files.length > 0
            ? { label: fill(uiTexts.list.new, { noun: nounOfKind(kind) }), run: () => setCreating(true) }
            : undefined
        }
        search={{ label: uiTexts.list.search, query, onChange: setQuery }}
        none={shown.length === 0 && files.length > 0 ? fill(uiTexts.list.noMatch, { words: query }) : undefined}
      >
        {shown.map((file) => (
          <FileRow key={file.file} file={file} isChosen={file.file === chosen} />
        ))}
      </ListColumn>
      {isCreating && <CreateDialog kind={kind} onClose={() => setCreating(false)} />}
    </>
  );
}

function FileRow({ file, isChosen }: { file: FileInfo; isChosen: boolean }) {
  const id = useId();
  const navigation = useNavigation();
  const worst = useHighestSeverity(file.file, '');
  const details = fileDetails(file);
  return (
    <li>
      <button
        type="button"
        aria-describedby={`${id}-place ${id}-marks`}
        aria-current={isChosen || undefined}
        className={`row-button ${styles.file}`}
        onClick={() => navigation.go({ view: file.kind, file: file.file })}
      >
        <span className={`one-line ${styles.name}`}>{file.title || file.id}</span>
        <span className={`hint one-line ${styles.path}`}>
          {/* Hidden from the accessible name of the button, and used as its description instead. */}
          <span id={`${id}-place`} aria-hidden="true">
            {details}
          </span>
          {details && file.ownTitle && <span aria-hidden="true"> · </span>}
          {file.ownTitle}
        </span>
        <span id={`${id}-marks`} aria-hidden="true" className={`aligned ${styles.marks}`}>
          <SeverityDot severity={worst} />
          <PublishingMark published={file.published} isDraft={file.isDraft} />
          <ChangeMark change={file.change} />
        </span>
      </button>
    </li>
  );
}

/** The details of a file: its URL path, and its name unless path or title contain it. */
function fileDetails({ id, title, paths: [path] }: FileInfo): string | undefined {
  const says = (text: string | undefined) => nameFrom(text?.split('/').at(-1) ?? '') === id;
  const name = says(path) || says(title) ? undefined : id;
  return [path, name].filter(Boolean).join(' · ') || undefined;
}

/** The files whose title, name or path contains all words of a query. */
function matchingFiles(files: readonly FileInfo[], query: string): FileInfo[] {
  const wanted = query.toLowerCase().split(/\s+/);
  return sortedFiles(files).filter(({ title, ownTitle = '', id, paths }) => {
    const text = [title, ownTitle, id, ...paths].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Sorts files for lists: first those with a path, by path, then the others by title. */
export function sortedFiles(files: readonly FileInfo[]): FileInfo[] {
  return files.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

function sortKey({ paths: [path], title, id }: FileInfo): string {
  return path ?? `~${title || id}`;
}
