import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { Operation } from '../../../contract/work.ts';
import { nounOfKind } from '../../rooms/room-titles.ts';
import { useNavigation, useOpenFile } from '../../start/navigation.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
import { OperationDialog } from './OperationDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Asked = 'rename' | 'path' | 'duplicate' | 'remove';

/** What can be done with a file as a whole: rename, another address, duplicate, delete. */
export function FileMenu({ kind, info }: { kind: KindInfo; info: FileInfo }) {
  const navigation = useNavigation();
  const open = useOpenFile();
  const [asked, setAsked] = useState<Asked>();
  const what = info.title || info.id;
  const thing = info.file;
  const path = info.paths[0];
  const ownPath = kind.isCollection ? undefined : path;
  const items: MenuItem[] = [
    { label: words.operate.renameFile, icon: 'pencil', run: () => setAsked('rename') },
    ...(ownPath === undefined
      ? []
      : [{ label: words.operate.movePath, icon: 'signpost' as const, run: () => setAsked('path') }]),
    { label: words.operate.duplicateFile, icon: 'copy', run: () => setAsked('duplicate') },
    { label: words.rooms.history, icon: 'history', run: () => navigation.go({ room: 'history', file: info.file }) },
    { label: words.operate.removeFile, icon: 'trash-2', tone: 'danger', run: () => setAsked('remove') },
  ];
  const title = (text: string) => fill(text, { what });
  const named = { onClose: () => setAsked(undefined), onDone: ({ file }: { file?: string }) => file && open(file) };
  const newName = (name: string) => ({ label: words.operate.newName, name });
  return (
    <>
      <Menu label={fill(words.operate.more, { noun: nounOfKind(kind) })} items={items} />
      {asked === 'rename' && (
        <OperationDialog
          {...named}
          title={title(words.operate.renameTitle)}
          does={words.operate.rename}
          thing={thing}
          asks={newName(info.id)}
          operation={(name): Operation => ({ do: 'rename', thing, name })}
        />
      )}
      {asked === 'path' && ownPath !== undefined && (
        <OperationDialog
          {...named}
          title={title(words.operate.moveTitle)}
          does={words.operate.move}
          thing={ownPath}
          asks={{ label: words.operate.newPath, name: ownPath }}
          operation={(name): Operation => ({ do: 'rename', thing: ownPath, name })}
        />
      )}
      {asked === 'duplicate' && (
        <OperationDialog
          {...named}
          title={title(words.operate.duplicateTitle)}
          does={words.operate.duplicate}
          thing={thing}
          asks={newName(info.id)}
          operation={(name): Operation => ({ do: 'duplicate', thing, name })}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          thing={thing}
          name={what}
          paths={info.isDraft ? [] : info.paths}
          onClose={() => setAsked(undefined)}
          onDone={() => navigation.go({ room: kind.name })}
        />
      )}
    </>
  );
}
