import type { KindInfo } from '../../../contract/files.ts';
import type { Operation } from '../../../contract/work.ts';
import { useOpenFile } from '../../start/navigation.ts';
import { fill, words } from '../../words/words.ts';
import { nameFrom } from './name-from.ts';
import { OperationDialog } from './OperationDialog.tsx';

/** Adds a file of a kind: one field for its name. */
export function CreateDialog({ kind, onClose }: { kind: KindInfo; onClose: () => void }) {
  const open = useOpenFile();
  return (
    <OperationDialog
      title={fill(words.operate.createTitle, { what: kind.noun })}
      does={words.operate.create}
      asks={{ label: words.fields.name, name: '', nameOf: nameFrom }}
      operation={(name): Operation => ({ do: 'create', kind: kind.name, name })}
      onDone={({ file }) => file && open(file)}
      onClose={onClose}
    />
  );
}
