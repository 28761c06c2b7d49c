import { useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { IconButton } from '../../ui/Button.tsx';
import { fill, words } from '../../words/words.ts';
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
  const [isAsked, setAsked] = useState(false);
  const entity = `${file}#${pointer}`;
  return (
    <>
      <IconButton icon="pencil" label={words.operate.renameWithLinks} onClick={() => setAsked(true)} />
      {isAsked && (
        <OperationDialog
          title={fill(words.operate.renameTitle, { what: name })}
          does={words.operate.rename}
          entity={entity}
          asks={{ label: words.operate.newName, name }}
          operation={(changed): Operation => ({ do: 'rename', entity, name: changed })}
          onDone={() => {}}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
