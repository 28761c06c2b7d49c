import { type ReactNode, useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { OperationDialog } from './OperationDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UsesDialog } from './Uses.tsx';

interface EntityActions {
  items: MenuItem[];
  /** The dialog that an action has opened, for the caller to render. */
  dialog: ReactNode;
}

/** Menu items for an entity that other content refers to: show uses, rename, remove. References are updated as well. */
export function useEntityActions(entity: string, name: string): EntityActions {
  const [openDialog, setOpenDialog] = useState<'uses' | 'rename' | 'remove'>();
  const close = () => setOpenDialog(undefined);
  const items: MenuItem[] = [
    { label: uiTexts.uses.title, icon: 'link', run: () => setOpenDialog('uses') },
    { label: uiTexts.operate.renameFile, icon: 'pencil', run: () => setOpenDialog('rename') },
    { label: uiTexts.operate.removeFile, icon: 'trash-2', tone: 'danger', run: () => setOpenDialog('remove') },
  ];
  const shared = { entity, onClose: close, onDone: () => {} };
  const dialogs = {
    uses: <UsesDialog entity={entity} onClose={close} />,
    rename: (
      <OperationDialog
        {...shared}
        title={fill(uiTexts.operate.renameTitle, { what: name })}
        confirmLabel={uiTexts.operate.rename}
        nameField={{ label: uiTexts.operate.newName, help: uiTexts.operate.renameHelp, name }}
        operation={(changed): Operation => ({ do: 'rename', entity, name: changed })}
      />
    ),
    remove: <RemoveDialog entity={entity} name={name} onClose={close} />,
  };
  return { items, dialog: openDialog && dialogs[openDialog] };
}
