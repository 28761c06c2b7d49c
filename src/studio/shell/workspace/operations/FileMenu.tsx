import { useState } from 'react';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { Operation } from '../../../contract/work.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useNavigation, useOpenFile } from '../../start/window-context.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { nounOfKind } from '../../views/view-titles.ts';
import { nameFrom } from './name-from.ts';
import { OperationDialog } from './OperationDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Action = 'rename' | 'path' | 'entryPath' | 'duplicate' | 'remove';

/** The menu of a file: change the path or rename, duplicate, history, delete. */
export function FileMenu({ kind, info }: { kind: KindInfo; info: FileInfo }) {
  const navigation = useNavigation();
  const [action, setAction] = useState<Action>();
  const { operate, rooms } = uiTexts;
  const items: MenuItem[] = [
    ...nameItems(kind, info, setAction),
    { label: operate.duplicateFile, icon: 'copy', run: () => setAction('duplicate') },
    { label: rooms.history, icon: 'history', run: () => navigation.go({ view: 'history', file: info.file }) },
    { label: operate.removeFile, icon: 'trash-2', tone: 'danger', run: () => setAction('remove') },
  ];
  const close = () => setAction(undefined);
  return (
    <>
      <Menu label={fill(operate.more, { noun: nounOfKind(kind) })} items={items} />
      {action === 'remove' && (
        <RemoveDialog
          entity={info.file}
          name={info.title || info.id}
          paths={info.isDraft ? [] : info.paths}
          onClose={close}
          onDone={() => navigation.go({ view: kind.name })}
        />
      )}
      {action !== undefined && action !== 'remove' && <NameDialog action={action} info={info} onClose={close} />}
    </>
  );
}

/**
 * What changes the name or path of a file. The path of an entry ends with its name, so both are one. The name of a page
 * is only for references, and comes second: most people who look for it want to change the path.
 */
function nameItems(kind: KindInfo, { id, paths: [path] }: FileInfo, choose: (action: Action) => void): MenuItem[] {
  const { operate } = uiTexts;
  if (path === undefined) return [{ label: operate.renameFile, icon: 'pencil', run: () => choose('rename') }];
  const change = { label: operate.movePath, hint: path, icon: 'signpost' as const };
  if (kind.isCollection) return [{ ...change, run: () => choose('entryPath') }];
  return [
    { ...change, run: () => choose('path') },
    { label: operate.renameInside, hint: id, icon: 'pencil', run: () => choose('rename') },
  ];
}

interface NameDialogProps {
  action: Exclude<Action, 'remove'>;
  info: FileInfo;
  onClose: () => void;
}

/** A dialog that asks for a new name or path of a file, or for the name of its copy. */
function NameDialog({ action, info, onClose }: NameDialogProps) {
  const open = useOpenFile();
  const { operate } = uiTexts;
  const [path = ''] = info.paths;
  const { title, confirmLabel, ...nameField } = {
    rename: {
      title: operate.renameTitle,
      confirmLabel: operate.rename,
      label: operate.newName,
      help: operate.renameHelp,
    },
    path: { title: operate.moveTitle, confirmLabel: operate.move, label: operate.newPath, help: operate.moveHelp },
    entryPath: {
      title: operate.moveTitle,
      confirmLabel: operate.move,
      label: operate.newPathEnd,
      help: operate.moveHelp,
    },
    duplicate: { title: operate.duplicateTitle, confirmLabel: operate.duplicate, label: operate.newName },
  }[action];
  const entity = action === 'path' ? path : info.file;
  return (
    <OperationDialog
      title={fill(title, { what: info.title || info.id })}
      confirmLabel={confirmLabel}
      entity={entity}
      nameField={action === 'path' ? { ...nameField, name: path } : { ...nameField, name: info.id, nameOf: nameFrom }}
      operation={(name): Operation => ({ do: action === 'duplicate' ? 'duplicate' : 'rename', entity, name })}
      onDone={({ file }) => file && open(file)}
      onClose={onClose}
    />
  );
}
