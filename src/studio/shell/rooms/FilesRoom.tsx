import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { useObserved } from '../client/observable.ts';
import { useNavigation } from '../start/navigation.ts';
import { useStudio } from '../start/studio-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { fill, translated, words } from '../words/words.ts';
import { Columns } from '../workspace/Columns.tsx';
import { FileList, sortedFiles } from '../workspace/FileList.tsx';
import { FileWorkspace } from '../workspace/FileWorkspace.tsx';
import { CreateDialog } from '../workspace/operations/CreateDialog.tsx';
import { Stage } from '../workspace/stage/Stage.tsx';
import { usePreviewLocation } from '../workspace/stage/use-preview-location.ts';
import { stageFor } from './file-tools.ts';
import type { RoomProps } from './room-props.ts';
import { iconOfKind, nounOfKind, titleOfRoom } from './room-titles.ts';

/**
 * The room of a kind of content: the open file, with its fields and a preview. If no file is open, the list of files,
 * and a preview of one of them.
 */
export function FilesRoom({ kind, location }: RoomProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { files } = useObserved(studio.overview);
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
  const { place, isLooking } = usePreviewLocation(kind, info);
  const path = info.paths[0] ?? place?.path;
  const OwnStage = stageFor(kind.name);
  if (OwnStage) return <OwnStage info={info} />;
  if (isLooking) return <Pending />;
  if (path === undefined) {
    return (
      <EmptyState icon={iconOfKind(kind)} title={titleOfRoom(kind.name)}>
        {translated(kind.description)}
      </EmptyState>
    );
  }
  return (
    <Stage
      path={path}
      title={info.title}
      selected={place ?? { file: info.file, pointer: '' }}
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
        title={words.list.empty}
        action={
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {fill(words.list.new, { noun: nounOfKind(kind) })}
          </Button>
        }
      >
        {translated(kind.description)}
      </EmptyState>
      {isCreating && <CreateDialog kind={kind} onClose={() => setCreating(false)} />}
    </>
  );
}
