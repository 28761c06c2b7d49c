import { useState } from 'react';
import type { Operation } from '../../../contract/work.ts';
import { useForm } from '../../fields/form-context.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { OperationDialog } from '../../workspace/operations/OperationDialog.tsx';
import styles from './MoveNote.module.css';

/** Shown below a path that was typed anew: offers to move the page, so that its old URL and links continue to work. */
export function MoveNote({ pointer, value }: { pointer: string; value: unknown }) {
  const form = useForm();
  const { files } = useOverview();
  const isShown = (path: unknown) => files.some(({ paths }) => paths.some((one) => one === path));
  const [old, setOld] = useState(() => (isShown(value) ? String(value) : undefined));
  const [typed, setTyped] = useState<string>();
  const close = () => setTyped(undefined);
  if (typed !== undefined && old !== undefined) {
    return (
      <OperationDialog
        title={fill(uiTexts.operate.moveTitle, { what: old })}
        confirmLabel={uiTexts.operate.move}
        entity={old}
        nameField={{ label: uiTexts.operate.newPath, help: uiTexts.operate.moveHelp, name: old, proposed: typed }}
        operation={(name): Operation => ({ do: 'rename', entity: old, name })}
        onDone={(_, name) => setOld(name)}
        onClose={close}
      />
    );
  }
  if (old === undefined || old === '/' || value === old || typeof value !== 'string') return null;
  // The operation moves the page from its old path, which is therefore put back first.
  const move = () => {
    form.edit([{ type: 'set', at: pointer, value: old }], { group: pointer });
    setTyped(value);
  };
  return (
    <div role="status" className={styles.note}>
      <p className="hint">{fill(uiTexts.addresses.willBreak, { path: old })}</p>
      <Button size="small" icon="signpost" onClick={move}>
        {uiTexts.addresses.move}
      </Button>
    </div>
  );
}
