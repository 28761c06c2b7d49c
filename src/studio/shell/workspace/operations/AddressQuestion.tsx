import { useId } from 'react';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { words } from '../../words/words.ts';
import styles from './OperationDialog.module.css';

interface AddressQuestionProps {
  /** The name of the new page, which its address is derived from until one is typed. */
  name: string;
  typed: string | undefined;
  /** Id of the element with the refusal, if the operation was refused. */
  refusal: string | undefined;
  onChange: (typed: string) => void;
}

/** The input for the address of a new page. */
export function AddressQuestion({ name, typed, refusal, onChange }: AddressQuestionProps) {
  const hint = useId();
  return (
    <>
      <LabelledInput
        label={words.operate.address}
        className={styles.label}
        isName
        describedBy={[hint, refusal].filter(Boolean).join(' ')}
        isInvalid={refusal !== undefined && typed !== undefined}
        value={typed ?? (name && `/${name}`)}
        onChange={onChange}
      />
      <p id={hint} className={styles.hint}>
        {words.operate.addressHelp}
      </p>
    </>
  );
}
