import { type ReactNode, useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
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
  const [asked, setAsked] = useState<'uses' | 'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  const items: MenuItem[] = [
    { label: words.uses.title, icon: 'link', run: () => setAsked('uses') },
    { label: words.operate.renameFile, icon: 'pencil', run: () => setAsked('rename') },
    { label: words.operate.removeFile, icon: 'trash-2', tone: 'danger', run: () => setAsked('remove') },
  ];
  const shared = { entity, onClose: close, onDone: () => {} };
  const dialogs = {
    uses: <UsesDialog entity={entity} onClose={close} />,
    rename: (
      <OperationDialog
        {...shared}
        title={fill(words.operate.renameTitle, { what: name })}
        does={words.operate.rename}
        asks={{ label: words.operate.newName, help: words.operate.renameHelp, name }}
        operation={(changed): Operation => ({ do: 'rename', entity, name: changed })}
      />
    ),
    remove: <RemoveDialog entity={entity} name={name} onClose={close} />,
  };
  return { items, dialog: asked && dialogs[asked] };
}
