import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { fill, translated, uiTexts } from '../i18n/ui-texts.ts';
import { useNavigation, useOverview } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { Columns } from '../workspace/Columns.tsx';
import { FileList, sortedFiles } from '../workspace/FileList.tsx';
import { FileWorkspace } from '../workspace/FileWorkspace.tsx';
import { CreateDialog } from '../workspace/operations/CreateDialog.tsx';
import { PagePreview } from '../workspace/preview/PagePreview.tsx';
import { usePreviewLocation } from '../workspace/preview/use-preview-location.ts';
import { previewFor } from './file-tools.ts';
import type { ViewProps } from './view-props.ts';
import { iconOfKind, nounOfKind, titleOfView } from './view-titles.ts';

/**
 * The view of a kind of content: the open file, with its fields and a preview. If no file is open, the list of files,
 * and a preview of one of them.
 */
export function FilesView({ kind, location }: ViewProps) {
  const navigation = useNavigation();
  const { files } = useOverview();
  if (!kind) return null;
  const own = sortedFiles(files.filter((file) => file.kind === kind.name));
  const info = kind.isFolder ? own.find(({ file }) => file === location.file) : own[0];
  if (info) return <FileWorkspace key={info.file} kind={kind} info={info} at={location.at} />;
  const last = own.find(({ paths }) => paths.includes(navigation.shownPath)) ?? own[0];
  return (
    <Columns
      list={<FileList kind={kind} files={own} />}
      middle={last ? <Preview key={last.file} kind={kind} info={last} /> : <NoFiles kind={kind} />}
    />
  );
}

/** The preview of a file that is not open. A click on a text opens the file at that text. */
function Preview({ kind, info }: { kind: KindInfo; info: FileInfo }) {
  const navigation = useNavigation();
  const { shownAt, isLooking } = usePreviewLocation(kind, info);
  const path = info.paths[0] ?? shownAt?.path;
  const OwnPreview = previewFor(kind.name);
  if (OwnPreview) return <OwnPreview info={info} />;
  if (isLooking) return <Pending />;
  if (path === undefined) {
    return (
      <EmptyState icon={iconOfKind(kind)} title={titleOfView(kind.name)}>
        {translated(kind.description)}
      </EmptyState>
    );
  }
  return (
    <PagePreview
      path={path}
      title={info.title}
      selected={shownAt ?? { file: info.file, pointer: '' }}
      onSelect={({ file, pointer }) => navigation.openFile(file, pointer)}
    />
  );
}

function NoFiles({ kind }: { kind: KindInfo }) {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <EmptyState
        icon={iconOfKind(kind)}
        title={uiTexts.list.empty}
        action={
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
            {fill(uiTexts.list.new, { noun: nounOfKind(kind) })}
          </Button>
        }
      >
        {translated(kind.description)}
      </EmptyState>
      {isCreating && <CreateDialog kind={kind} onClose={() => setCreating(false)} />}
    </>
  );
}
