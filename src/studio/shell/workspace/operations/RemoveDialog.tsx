import { useState } from 'react';
import type { NameInfo } from '../../../contract/files.ts';
import type { Operation, OperationResult } from '../../../contract/work.ts';
import { useObserved } from '../../client/observable.ts';
import { Checkbox } from '../../fields/frame/Checkbox.tsx';
import { LabelledSelect } from '../../fields/frame/LabelledSelect.tsx';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { OperationDialog } from './OperationDialog.tsx';

interface RemoveDialogProps {
  /** The entity, as operations name it. */
  entity: string;
  /** The title of the entity. */
  name: string;
  /** The URL paths of the entity, which have to be redirected. */
  paths?: readonly string[];
  onDone?: (result: OperationResult) => void;
  onClose: () => void;
}

/** A dialog that removes an entity and, if wanted, all references to it, and redirects its paths. */
export function RemoveDialog({ entity, name, paths = [], onDone = () => {}, onClose }: RemoveDialogProps) {
  const studio = useStudio();
  const loaded = useObserved(studio.names('path'));
  const targets = loaded ?? [];
  const [chosen, setChosen] = useState<string>();
  const to = chosen ?? pageAbove(paths[0], targets);
  const [isEverywhere, setEverywhere] = useState(true);
  const hasPath = paths.length > 0;
  const choices = targets
    .filter((target) => !paths.includes(target.name))
    .map(({ name: value, title }) => ({ value, label: value === title ? value : `${title} (${value})` }));
  const options = hasPath && (
    <>
      <LabelledSelect
        label={uiTexts.operate.leadsTo}
        className="label"
        value={to}
        choices={[{ value: '', label: uiTexts.fields.choose }, ...choices]}
        onChoose={setChosen}
      />
      <Checkbox label={uiTexts.operate.takeOut} isOn={isEverywhere} onChange={setEverywhere} />
    </>
  );
  return (
    <OperationDialog
      isDangerous
      title={fill(uiTexts.operate.removeTitle, { what: name })}
      confirmLabel={uiTexts.operate.remove}
      entity={entity}
      options={options}
      alternative={
        hasPath && isEverywhere ? fill(uiTexts.operate.keepLinks, { choice: uiTexts.operate.takeOut }) : undefined
      }
      areOptionsComplete={!hasPath || to !== ''}
      isLoading={hasPath && loaded === undefined}
      operation={(): Operation => ({ do: 'remove', entity, everywhere: isEverywhere, ...(to !== '' && { to }) })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** The nearest existing parent path, the default redirect target: /services for /services/stays, else /. */
function pageAbove(path: string | undefined, targets: readonly NameInfo[]): string {
  const above = path?.slice(0, path.lastIndexOf('/')) || '/';
  if (path === undefined || path === '/') return '';
  return targets.some(({ name }) => name === above) ? above : pageAbove(above, targets);
}
