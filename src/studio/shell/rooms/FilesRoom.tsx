import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { useObserved } from '../client/observable.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { useNavigation } from '../start/navigation.ts';
import { useStudio } from '../start/studio-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { fill, words } from '../words/words.ts';
import { Columns } from '../workspace/Columns.tsx';
import { FileList, inOrder } from '../workspace/FileList.tsx';
import { FileWorkspace } from '../workspace/FileWorkspace.tsx';
import { CreateDialog } from '../workspace/operations/CreateDialog.tsx';
import { Stage } from '../workspace/stage/Stage.tsx';
import type { RoomProps } from './room-props.ts';
import { iconOfKind, nounOfKind } from './room-titles.ts';

/**
 * The room of a kind of content: its files, and the one that is open with its fields and the page that shows it. Pages
 * begin with their list, beside the page that was looked at last; other rooms with their first file.
 */
export function FilesRoom({ kind, location }: RoomProps) {
  const studio = useStudio();
  const { files } = useObserved(studio.overview);
  if (!kind) return null;
  const own = inOrder(files.filter((file) => file.kind === kind.name));
  const hasSections = sectionsProperty(studio.schemas, kind) !== undefined;
  const info = own.find(({ file }) => file === location.file) ?? (hasSections ? undefined : own[0]);
  if (info) return <FileWorkspace key={info.file} kind={kind} info={info} at={location.at} />;
  return (
    <Columns
      list={<FileList kind={kind} files={own} />}
      middle={own.length > 0 ? <LastPage pages={own} /> : <NoFiles kind={kind} />}
    />
  );
}

/** The page that was looked at last, else the first: a click on one of its texts opens it there. */
function LastPage({ pages }: { pages: readonly FileInfo[] }) {
  const navigation = useNavigation();
  const path = navigation.shownPath;
  const page = pages.find(({ paths }) => paths.includes(path)) ?? pages.find(({ paths }) => paths.length > 0);
  const shown = page?.paths[0];
  if (!page || shown === undefined) return null;
  return (
    <Stage
      key={shown}
      path={shown}
      title={page.title}
      selected={{ file: page.file, pointer: '' }}
      onSelect={({ file, pointer }) =>
        file === page.file ? navigation.openFile(file, pointer) : navigation.openFile(page.file)
      }
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
        {kind.description}
      </EmptyState>
      {isCreating && <CreateDialog kind={kind} onClose={() => setCreating(false)} />}
    </>
  );
}
