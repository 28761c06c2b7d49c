import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';

interface AddressFieldProps {
  /** The name of the new page, which its address is derived from until one is typed. */
  name: string;
  typed: string | undefined;
  /** Id of the element with the refusal, if the operation was refused. */
  refusal: string | undefined;
  onChange: (typed: string) => void;
}

/** The input for the address of a new page. */
export function AddressField({ name, typed, refusal, onChange }: AddressFieldProps) {
  return (
    <LabelledInput
      label={uiTexts.operate.address}
      labelClassName="label"
      hint={uiTexts.operate.addressHelp}
      spellCheck={false}
      describedBy={refusal}
      isInvalid={refusal !== undefined && typed !== undefined}
      value={typed ?? (name && `/${name}`)}
      onChange={onChange}
    />
  );
}
