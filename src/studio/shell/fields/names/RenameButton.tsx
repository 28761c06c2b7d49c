import { useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { OperationDialog } from '../../workspace/operations/OperationDialog.tsx';
import { useForm } from '../form-context.ts';

interface RenameButtonProps {
  pointer: string;
  /** The name in the field. */
  name: string;
}

/** A button to change the name in a field together with the links that use it. */
export function RenameButton({ pointer, name }: RenameButtonProps) {
  const { file } = useForm();
  const [isOpen, setOpen] = useState(false);
  const entity = `${file}#${pointer}`;
  return (
    <>
      <IconButton icon="pencil" label={uiTexts.operate.renameWithLinks} onClick={() => setOpen(true)} />
      {isOpen && (
        <OperationDialog
          title={fill(uiTexts.operate.renameTitle, { what: name })}
          confirmLabel={uiTexts.operate.rename}
          entity={entity}
          nameField={{ label: uiTexts.operate.newName, name }}
          operation={(changed): Operation => ({ do: 'rename', entity, name: changed })}
          onDone={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
