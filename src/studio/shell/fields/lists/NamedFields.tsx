import { useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/letter-case.ts';
import { isObject, pointerStep, textProperty } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { initialValue } from '../../schema/initial-value.ts';
import { itemLabel } from '../../schema/labels.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { useEntityActions } from '../../workspace/operations/entity-actions.tsx';
import { useForm } from '../form-context.ts';
import { LabelledInput } from '../frame/LabelledInput.tsx';
import { SearchInput } from '../frame/SearchInput.tsx';
import { ItemCard } from './ItemCard.tsx';
import styles from './ListField.module.css';

interface NamedFieldsProps {
  pointer: string;
  shape: Shape;
  /** The schema of each value; undefined if the parent's schema does not allow other names. */
  named: Shape | undefined;
  names: string[];
  value: Record<string, unknown>;
  label: string;
  depth: number;
}

const SEARCH_FROM = 12;

/** The values of an object whose keys the user chooses, such as facts, messages and colours. */
export function NamedFields({ pointer, shape, named, names, value, label, depth }: NamedFieldsProps) {
  const form = useForm();
  const isEntity = form.kind.named.some(({ at }) => at === pointer);
  const [query, setQuery] = useState('');
  const anything = named ?? { schema: {}, path: shape.path };
  const shown = names.filter((name) =>
    `${name} ${JSON.stringify(value[name])}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <div className={styles.list}>
      {names.length > SEARCH_FROM && <SearchInput label={uiTexts.list.search} value={query} onChange={setQuery} />}
      {shown.map((name) => (
        <NamedItem
          key={name}
          pointer={pointer + pointerStep(name)}
          name={name}
          shape={anything}
          value={value[name]}
          isEntity={isEntity}
          depth={depth}
        />
      ))}
      {named && <NewName pointer={pointer} shape={shape} named={named} names={names} label={label} />}
    </div>
  );
}

interface NamedItemProps {
  pointer: string;
  name: string;
  shape: Shape;
  value: unknown;
  /** Whether other content can refer to it. */
  isEntity: boolean;
  depth: number;
}

/** The value under one key. */
function NamedItem({ pointer, name, shape, value, isEntity, depth }: NamedItemProps) {
  const form = useForm();
  const { Field, Fields } = form;
  const entity = useEntityActions(`${form.file}#${pointer}`, name);
  const plain: MenuItem = {
    label: uiTexts.fields.delete,
    icon: 'trash-2',
    tone: 'danger',
    run: () => form.edit([{ type: 'remove', at: pointer }], { title: name }),
  };
  const actions = isEntity ? entity.items : [plain];
  if (isObject(value)) {
    return (
      <ItemCard pointer={pointer} title={name} label={itemLabel(value)} actions={actions} dialog={entity.dialog}>
        <Fields pointer={pointer} shape={shape} value={value} label={name} depth={depth + 1} />
      </ItemCard>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.rowField}>
        <Field pointer={pointer} name={name} label={name} shape={shape} value={value} isRequired depth={depth} />
      </div>
      <Menu label={fill(uiTexts.fields.more, { what: name })} items={actions} className={styles.namedMenu} />
      {entity.dialog}
    </div>
  );
}

interface NewNameProps {
  pointer: string;
  shape: Shape;
  named: Shape;
  names: string[];
  label: string;
}

/** An input that adds a value under a new key. */
function NewName({ pointer, shape, named, names, label }: NewNameProps) {
  const form = useForm();
  const [name, setName] = useState('');
  const rule = isObject(shape.schema.propertyNames) ? shape.schema.propertyNames : {};
  const pattern = textProperty(rule, 'pattern');
  const isFit = name !== '' && !names.includes(name) && (pattern === undefined || new RegExp(pattern).test(name));
  const hint = textProperty(rule, 'x-pattern-hint');
  const add = () => {
    if (!isFit) return;
    const at = pointer + pointerStep(name);
    form.edit([{ type: 'insert', at, value: initialValue(form.set, named, name) }], { title: name });
    form.reveal.set({ pointer: at, isNew: true });
    setName('');
  };
  return (
    <div className={styles.newName}>
      <LabelledInput
        label={fill(uiTexts.fields.newName, { what: label })}
        labelClassName={styles.newLabel}
        hint={hint && sentenceCase(hint)}
        value={name}
        onChange={setName}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <Button size="small" variant="quiet" icon="plus" className={styles.add} disabled={!isFit} onClick={add}>
        {fill(uiTexts.fields.addMore, { what: label })}
      </Button>
    </div>
  );
}
