import { controlAttributes, Field } from '../../ui/controls/Field.tsx';
import { TextInput } from '../../ui/controls/TextInput.tsx';
import { type FieldProps, typingAttributes } from './field-props.ts';

/** What differs between the kinds of a one-line text: the keyboard of phones, and whether words are corrected. */
const INPUTS = {
  text: { type: 'text' },
  phone: { type: 'tel' },
  email: { type: 'email', spellCheck: false, autoCapitalize: 'none' },
  url: { type: 'url', spellCheck: false, autoCapitalize: 'none' },
} as const;

/** The field of one of the kinds text, phone, email and url. */
function oneLine(kind: keyof typeof INPUTS) {
  return function OneLineField(props: FieldProps) {
    const { text, registration } = props;
    return (
      <Field {...text}>
        <TextInput {...INPUTS[kind]} {...typingAttributes(props)} {...controlAttributes(text)} {...registration} />
      </Field>
    );
  };
}

export const TextField = oneLine('text');
export const PhoneField = oneLine('phone');
export const EmailField = oneLine('email');
export const UrlField = oneLine('url');
