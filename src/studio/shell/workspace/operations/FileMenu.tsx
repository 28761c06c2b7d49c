import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { Operation } from '../../../contract/work.ts';
import { nounOfKind } from '../../rooms/room-titles.ts';
import { useNavigation, useOpenFile } from '../../start/navigation.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
import { nameFrom } from './name-from.ts';
import { OperationDialog } from './OperationDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Asked = 'rename' | 'path' | 'entryPath' | 'duplicate' | 'remove';

/** The menu of a file: change the path or rename, duplicate, history, delete. */
export function FileMenu({ kind, info }: { kind: KindInfo; info: FileInfo }) {
  const navigation = useNavigation();
  const [asked, setAsked] = useState<Asked>();
  const { operate, rooms } = words;
  const items: MenuItem[] = [
    ...nameItems(kind, info, setAsked),
    { label: operate.duplicateFile, icon: 'copy', run: () => setAsked('duplicate') },
    { label: rooms.history, icon: 'history', run: () => navigation.go({ room: 'history', file: info.file }) },
    { label: operate.removeFile, icon: 'trash-2', tone: 'danger', run: () => setAsked('remove') },
  ];
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu label={fill(operate.more, { noun: nounOfKind(kind) })} items={items} />
      {asked === 'remove' && (
        <RemoveDialog
          entity={info.file}
          name={info.title || info.id}
          paths={info.isDraft ? [] : info.paths}
          onClose={close}
          onDone={() => navigation.go({ room: kind.name })}
        />
      )}
      {asked !== undefined && asked !== 'remove' && <NameDialog asked={asked} info={info} onClose={close} />}
    </>
  );
}

/**
 * What changes the name or path of a file. The path of an entry ends with its name, so both are one. The name of a page
 * is only for references, and comes second: most people who look for it want to change the path.
 */
function nameItems(kind: KindInfo, { id, paths: [path] }: FileInfo, ask: (asked: Asked) => void): MenuItem[] {
  const { operate } = words;
  if (path === undefined) return [{ label: operate.renameFile, icon: 'pencil', run: () => ask('rename') }];
  const change = { label: operate.movePath, hint: path, icon: 'signpost' as const };
  if (kind.isCollection) return [{ ...change, run: () => ask('entryPath') }];
  return [
    { ...change, run: () => ask('path') },
    { label: operate.renameInside, hint: id, icon: 'pencil', run: () => ask('rename') },
  ];
}

interface NameDialogProps {
  asked: Exclude<Asked, 'remove'>;
  info: FileInfo;
  onClose: () => void;
}

/** A dialog that asks for a new name or path of a file, or for the name of its copy. */
function NameDialog({ asked, info, onClose }: NameDialogProps) {
  const open = useOpenFile();
  const { operate } = words;
  const [path = ''] = info.paths;
  const { title, does, ...asks } = {
    rename: { title: operate.renameTitle, does: operate.rename, label: operate.newName, help: operate.renameHelp },
    path: { title: operate.moveTitle, does: operate.move, label: operate.newPath, help: operate.moveHelp },
    entryPath: { title: operate.moveTitle, does: operate.move, label: operate.newPathEnd, help: operate.moveHelp },
    duplicate: { title: operate.duplicateTitle, does: operate.duplicate, label: operate.newName },
  }[asked];
  const entity = asked === 'path' ? path : info.file;
  return (
    <OperationDialog
      title={fill(title, { what: info.title || info.id })}
      does={does}
      entity={entity}
      asks={asked === 'path' ? { ...asks, name: path } : { ...asks, name: info.id, nameOf: nameFrom }}
      operation={(name): Operation => ({ do: asked === 'duplicate' ? 'duplicate' : 'rename', entity, name })}
      onDone={({ file }) => file && open(file)}
      onClose={onClose}
    />
  );
}
