import { useId } from 'react';
import { isObject, pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { addProperty } from '../../schema/field-values.ts';
import { labelOf } from '../../schema/labels.ts';
import { type Part, partsOf } from '../../schema/parts.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AddBar } from '../AddBar.tsx';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { FieldFindings } from '../frame/FieldFindings.tsx';
import frame from '../frame/FieldFrame.module.css';
import { GroupFrame } from '../frame/GroupFrame.tsx';
import group from '../GroupField.module.css';
import { FocusField } from './FocusField.tsx';
import { NamePicker } from './NamePicker.tsx';
import styles from './PictureField.module.css';

/** A picture: its name, alt text and focus point. */
export function PictureField({ pointer, label, shape, value, onChange, onRemove }: ControlProps) {
  const id = useId();
  const form = useForm();
  const owner = isObject(value) ? value : {};
  const parts = partsOf(form.set, shape, owner);
  const naming = parts.find((part) => part.shape.schema['x-ref'] === 'image');
  const name = naming && textProperty(owner, naming.name);
  const src = usePictureUrl(name);
  const put = (part: Part, put: unknown) => {
    const at = pointer + pointerStep(part.name);
    const edit = Object.hasOwn(owner, part.name)
      ? { type: 'set' as const, at, value: put }
      : addProperty(parts, owner, pointer, part.name, put);
    form.edit([edit], { group: at, title: label });
  };
  const others = parts.filter((part) => part !== naming);
  return (
    <GroupFrame
      pointer={pointer}
      id={id}
      label={label}
      onRemove={onRemove}
      head={
        <span id={`${id}-label`} className={frame.label}>
          {label}
        </span>
      }
    >
      <ChosenPicture
        pointer={naming && pointer + pointerStep(naming.name)}
        label={label}
        name={name}
        src={src}
        onPick={(picked) => {
          if (!naming) return;
          if (value === undefined) onChange({ [naming.name]: picked });
          else put(naming, picked);
        }}
      />
      <FieldFindings pointer={pointer} id={`${id}-findings`} />
      {naming && <FieldFindings pointer={pointer + pointerStep(naming.name)} id={`${id}-name`} />}
      <PictureParts pointer={pointer} label={label} parts={others} owner={owner} src={src} onPut={put} />
    </GroupFrame>
  );
}

interface PicturePartsProps {
  pointer: string;
  label: string;
  parts: readonly Part[];
  owner: object;
  src: string | undefined;
  onPut: (part: Part, value: unknown) => void;
}

/** The other properties of a picture, such as alt text, and buttons to add missing ones. */
function PictureParts({ pointer, label, parts, owner, src, onPut }: PicturePartsProps) {
  const form = useForm();
  const isThere = (part: Part) => Object.hasOwn(owner, part.name);
  return (
    <div className={group.fields}>
      {parts.filter(isThere).map((part) => (
        <PicturePart
          key={part.name}
          part={part}
          pointer={pointer + pointerStep(part.name)}
          value={property(owner, part.name)}
          src={src}
          onChange={(changed) => onPut(part, changed)}
        />
      ))}
      <AddBar
        label={label}
        parts={parts.filter((part) => !isThere(part))}
        onAdd={(part) => {
          onPut(part, part.shape.schema.type === 'array' ? [50, 50] : '');
          form.reveal.set({ pointer: pointer + pointerStep(part.name), isNew: true });
        }}
      />
    </div>
  );
}

interface ChosenPictureProps {
  pointer: string | undefined;
  label: string;
  name: string | undefined;
  src: string | undefined;
  onPick: (name: string) => void;
}

/** The chosen picture, and a button to choose another one. */
function ChosenPicture({ pointer, label, name, src, onPick }: ChosenPictureProps) {
  return (
    <div className={`aligned ${styles.chosen}`} data-pointer={pointer}>
      <span className={styles.thumb}>{src ? <img src={src} alt="" /> : <Icon name="image" />}</span>
      <span className={`one-line ${styles.name}`}>{name || uiTexts.fields.noPicture}</span>
      <NamePicker
        kind="image"
        label={label}
        action={name ? uiTexts.fields.changePicture : undefined}
        size="small"
        chosen={name}
        onPick={onPick}
      />
    </div>
  );
}

interface PicturePartProps {
  part: Part;
  pointer: string;
  value: unknown;
  src?: string;
  onChange: (value: unknown) => void;
}

/** A field for a property of a picture; the focus point is set in the picture itself. */
function PicturePart({ part: { name, shape, isRequired }, pointer, value, src, onChange }: PicturePartProps) {
  const form = useForm();
  const { Field } = form;
  if (shape.schema.type !== 'array') {
    return <Field pointer={pointer} name={name} shape={shape} value={value} isRequired={isRequired} />;
  }
  const label = labelOf(name, shape.schema);
  return (
    <FocusField
      pointer={pointer}
      name={name}
      label={label}
      shape={shape}
      value={value}
      isRequired={isRequired}
      src={src}
      onChange={onChange}
      onRemove={isRequired ? undefined : () => form.edit([{ type: 'remove', at: pointer }], { title: label })}
    />
  );
}

/** The URL of a picture's thumbnail; undefined if there is none. */
function usePictureUrl(name: string | undefined): string | undefined {
  const studio = useStudio();
  const names = useObserved(studio.names('image'));
  const { pageOrigin } = useOverview();
  const picture = names?.find((one) => one.name === name)?.picture;
  return picture === undefined ? undefined : new URL(picture, pageOrigin).href;
}
