import { useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { Menu } from '../../ui/Menu.tsx';
import { OperationDialog } from './OperationDialog.tsx';

interface EntityMenuProps {
  /** The entity, as operations name it: fact/members. */
  entity: string;
  name: string;
  labels: Record<'more' | 'renameTitle' | 'removeTitle' | 'rename' | 'remove' | 'newName', string>;
  /** Derives the name from the typed text. */
  nameOf?: (written: string) => string;
  /** @param name the new name; undefined if the entity was removed */
  onDone: (name: string | undefined) => void;
}

/** A menu to rename or remove an entity, with the dialogs for this. */
export function EntityMenu({ entity, name, labels, nameOf, onDone }: EntityMenuProps) {
  const [openDialog, setOpenDialog] = useState<'rename' | 'remove'>();
  const isRename = openDialog === 'rename';
  return (
    <>
      <Menu
        label={labels.more}
        items={[
          { label: labels.rename, icon: 'pencil', run: () => setOpenDialog('rename') },
          { label: labels.remove, icon: 'trash-2', tone: 'danger', run: () => setOpenDialog('remove') },
        ]}
      />
      {openDialog && (
        <OperationDialog
          title={fill(isRename ? labels.renameTitle : labels.removeTitle, { name })}
          confirmLabel={isRename ? labels.rename : labels.remove}
          entity={entity}
          nameField={isRename ? { label: labels.newName, help: uiTexts.operate.renameHelp, name, nameOf } : undefined}
          isDangerous={!isRename}
          operation={(other): Operation =>
            isRename ? { do: 'rename', entity, name: other } : { do: 'remove', entity }
          }
          onDone={(_, other) => onDone(isRename ? other : undefined)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}
