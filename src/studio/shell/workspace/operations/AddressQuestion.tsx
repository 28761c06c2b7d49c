import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { words } from '../../words/words.ts';

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
  return (
    <LabelledInput
      label={words.operate.address}
      labelClassName="label"
      hint={words.operate.addressHelp}
      spellCheck={false}
      describedBy={refusal}
      isInvalid={refusal !== undefined && typed !== undefined}
      value={typed ?? (name && `/${name}`)}
      onChange={onChange}
    />
  );
}
