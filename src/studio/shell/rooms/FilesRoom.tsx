import { useObserved } from '../client/observable.ts';
import { useStudio } from '../start/studio-context.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { words } from '../words/words.ts';
import { Columns } from '../workspace/Columns.tsx';
import { FileList } from '../workspace/FileList.tsx';
import { FileWorkspace } from '../workspace/FileWorkspace.tsx';
import type { RoomProps } from './room-props.ts';
import { iconOfKind, titleOfRoom } from './room-titles.ts';

/** The room of a kind of content: its files, and the one that is open with its fields and the page that shows it. */
export function FilesRoom({ kind, location }: RoomProps) {
  const studio = useStudio();
  const { files } = useObserved(studio.overview);
  if (!kind) return null;
  const own = files.filter((file) => file.kind === kind.name);
  const file = kind.isFolder ? location.file : (location.file ?? own[0]?.file);
  const info = own.find((one) => one.file === file);
  if (info) return <FileWorkspace key={info.file} kind={kind} info={info} at={location.at} />;
  return (
    <Columns
      list={<FileList kind={kind} files={own} />}
      middle={
        <EmptyState icon={iconOfKind(kind)} title={titleOfRoom(kind.name)}>
          {kind.description} {words.list.choose}
        </EmptyState>
      }
    />
  );
}
