import type { Operation } from '../../../contract/work.ts';
import { words as common, fill } from '../../words/words.ts';
import { OperationDialog } from './OperationDialog.tsx';

interface RenameOrRemoveProps {
  asked: 'rename' | 'remove';
  /** The entity, as operations name it: fact/members. */
  entity: string;
  name: string;
  words: { renameTitle: string; removeTitle: string; rename: string; remove: string; newName: string };
  /** Derives the name from the typed text. */
  nameOf?: (written: string) => string;
  /** @param name the new name; undefined if the entity was removed */
  onDone: (name: string | undefined) => void;
  onClose: () => void;
}

/** A dialog that renames an entity, or asks for confirmation to remove it. */
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
