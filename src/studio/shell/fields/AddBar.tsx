import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { hintOf, labelOf } from '../schema/labels.ts';
import type { Part } from '../schema/parts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import styles from './GroupField.module.css';

const MAX_CHIPS = 5;

interface AddBarProps {
  /** The label of the group. */
  label: string;
  /** The optional properties that are missing. */
  parts: Part[];
  onAdd: (part: Part) => void;
}

/** Buttons that add optional properties to a group. */
export function AddBar({ label, parts, onAdd }: AddBarProps) {
  if (parts.length === 0) return null;
  const nameOf = (part: Part) => labelOf(part.name, part.shape.schema);
  if (parts.length > MAX_CHIPS) {
    const items = parts.map((part) => ({
      label: nameOf(part),
      hint: hintOf(part.shape.schema),
      run: () => onAdd(part),
    }));
    return (
      <div className={styles.chips}>
        <Menu trigger="button" icon="plus" label={fill(uiTexts.fields.addMore, { what: label })} items={items} />
      </div>
    );
  }
  return (
    <div className={styles.chips}>
      {parts.map((part) => (
        <button
          key={part.name}
          type="button"
          className={`hint ${styles.chip}`}
          title={hintOf(part.shape.schema)}
          aria-label={fill(uiTexts.fields.add, { what: nameOf(part) })}
          onClick={() => onAdd(part)}
        >
          <Icon name="plus" />
          {nameOf(part)}
        </button>
      ))}
    </div>
  );
}
