import { useState } from 'react';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './FactsView.module.css';

interface NewFactProps {
  taken: readonly string[];
  onCreate: (name: string) => void;
  onClose: () => void;
}

/** A dialog that asks for the name of a new fact. */
export function NewFact({ taken, onCreate, onClose }: NewFactProps) {
  const [name, setName] = useState('');
  const { facts } = uiTexts;
  const isWellFormed = /^[a-z][a-zA-Z0-9]*$/.test(name);
  const problem = taken.includes(name) ? facts.taken : name !== '' && !isWellFormed ? facts.malformed : undefined;
  const isReady = isWellFormed && problem === undefined;
  return (
    <Dialog
      title={facts.add}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={!isReady} onClick={() => onCreate(name)}>
          {facts.create}
        </Button>
      }
    >
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onCreate(name);
        }}
      >
        <LabelledInput
          label={facts.newName}
          labelClassName={styles.heading}
          spellCheck={false}
          hint={problem ?? facts.newNameHelp}
          hintClassName={problem === undefined ? 'hint' : styles.problem}
          isInvalid={problem !== undefined}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
