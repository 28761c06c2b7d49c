import type { Operation } from '../../../contract/work.ts';
import { words as common, fill } from '../../words/words.ts';
import { OperationDialog } from './OperationDialog.tsx';

interface RenameOrRemoveProps {
  asked: 'rename' | 'remove';
  /** As operations name it: fact/members. */
  entity: string;
  name: string;
  words: { renameTitle: string; removeTitle: string; rename: string; remove: string; newName: string };
  /** Makes a name of what is typed. */
  nameOf?: (written: string) => string;
  /** @param name its new name; undefined when it is gone */
  onDone: (name: string | undefined) => void;
  onClose: () => void;
}

/** Asks for a new name, or whether it should really go. */
export function RenameOrRemove({ asked, entity, name, words, nameOf, onDone, onClose }: RenameOrRemoveProps) {
  const isRename = asked === 'rename';
  return (
    <OperationDialog
      title={fill(isRename ? words.renameTitle : words.removeTitle, { name })}
      does={isRename ? words.rename : words.remove}
      entity={entity}
      asks={isRename ? { label: words.newName, help: common.operate.renameHelp, name, nameOf } : undefined}
      isDangerous={!isRename}
      operation={(other): Operation => (isRename ? { do: 'rename', entity, name: other } : { do: 'remove', entity })}
      onDone={(_, other) => onDone(isRename ? other : undefined)}
      onClose={onClose}
    />
  );
}
