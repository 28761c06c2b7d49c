import { textProperty } from '../../../../content/read/json.ts';
import type { NameInfo } from '../../../contract/files.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useOpenFile } from '../../start/window-context.ts';
import { IconButton } from '../../ui/Button.tsx';
import { type ControlProps, textOf } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import styles from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { hasOwnFile } from '../names/titles.ts';
import { useNames } from '../names/use-names.ts';
import { NameInput } from './NameInput.tsx';
import own from './ReferenceField.module.css';

/**
 * A reference to an entity, typed or chosen from suggestions. If the entity has its own file, the input shows its
 * title, with its name next to it; for others, such as paths and colours, it is the other way round.
 */
export function ReferenceField(props: ControlProps) {
  return <NamedField {...props} names={useNames(textProperty(props.shape.schema, 'x-ref') ?? '')} />;
}

/** A text by which the entries of a collection are grouped: suggests those of the others, and allows a new one. */
export function CategoryField(props: ControlProps) {
  const { kind } = useForm();
  const names = useNames(`${kind.name}.${props.name}`);
  // What stands here already may be a sample text, or a part of what is being typed.
  return <NamedField {...props} names={names.filter(({ name }) => name !== props.value)} />;
}

/** A text for which names are suggested; it can also be typed freely. */
export function NamedField({ names, ...props }: ControlProps & { names: readonly NameInfo[] }) {
  const open = useOpenFile();
  const text = textOf(props.value);
  const named = names.find(({ name }) => name === text);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={`aligned ${styles.row}`}>
          <NameInput {...props} control={control} names={names} text={text} />
          {named && named.title !== '' && named.title !== text && (
            <span className={`hint one-line ${own.beside}`}>{hasOwnFile(named) ? text : named.title}</span>
          )}
          {named?.file && (
            <IconButton
              icon="corner-down-right"
              label={fill(uiTexts.fields.openEntity, { what: named.title || named.name })}
              onClick={() => open(named.file ?? '')}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
