import { useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { Menu } from '../../ui/Menu.tsx';
import { words as common, fill } from '../../words/words.ts';
import { OperationDialog } from './OperationDialog.tsx';

interface EntityMenuProps {
  /** The entity, as operations name it: fact/members. */
  entity: string;
  name: string;
  words: Record<'more' | 'renameTitle' | 'removeTitle' | 'rename' | 'remove' | 'newName', string>;
  /** Derives the name from the typed text. */
  nameOf?: (written: string) => string;
  /** @param name the new name; undefined if the entity was removed */
  onDone: (name: string | undefined) => void;
}

/** A menu to rename or remove an entity, with the dialogs for this. */
export function EntityMenu({ entity, name, words, nameOf, onDone }: EntityMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const isRename = asked === 'rename';
  return (
    <>
      <Menu
        label={words.more}
        items={[
          { label: words.rename, icon: 'pencil', run: () => setAsked('rename') },
          { label: words.remove, icon: 'trash-2', tone: 'danger', run: () => setAsked('remove') },
        ]}
      />
      {asked && (
        <OperationDialog
          title={fill(isRename ? words.renameTitle : words.removeTitle, { name })}
          does={isRename ? words.rename : words.remove}
          entity={entity}
          asks={isRename ? { label: words.newName, help: common.operate.renameHelp, name, nameOf } : undefined}
          isDangerous={!isRename}
          operation={(other): Operation =>
            isRename ? { do: 'rename', entity, name: other } : { do: 'remove', entity }
          }
          onDone={(_, other) => onDone(isRename ? other : undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
