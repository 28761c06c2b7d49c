import { useId, useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/place-in-words.ts';
import { isObject, pointerStep } from '../../../../content/read/json.ts';
import { blankOf } from '../../schema/blank.ts';
import { controlOf } from '../../schema/controls.ts';
import { leaderOf } from '../../schema/following.ts';
import { withFreeAnchor } from '../../schema/free-anchor.ts';
import { sayingOf, singular } from '../../schema/labels.ts';
import { partsOf } from '../../schema/parts.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useItemIds } from '../../ui/item-ids.ts';
import { SortableList } from '../../ui/sortable.tsx';
import { fill, words } from '../../words/words.ts';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { FieldFindings } from '../frame/FieldFindings.tsx';
import styles from './ListField.module.css';
import { ListItem } from './ListItem.tsx';

/** A list: its items in order, each with what can be done with it, and a button for one more. */
export function ListField({
  pointer,
  name,
  label,
  shape,
  value,
  onChange,
  onRemove,
  depth,
}: ControlProps & { depth: number }) {
  const id = useId();
  const form = useForm();
  const studio = useStudio();
  const [isAsking, setAsking] = useState(false);
  const ItemDialog = form.itemDialogs?.[pointer];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const ids = useItemIds(items);
  const itemShape = form.set.of(shape.schema.items, shape.path);
  const noun = singular(name);
  const { minItems, maxItems } = shape.schema;
  const titleOf = (index: number) => fill(words.fields.item, { noun: sentenceCase(noun), number: index + 1 });
  const isSimple = !['group', 'list', 'table', 'either', 'json'].includes(controlOf(form.set, itemShape));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    form.edit([{ type: 'move', from: pointer + pointerStep(from), to: pointer + pointerStep(to) }], {
      title: titleOf(from),
    });
    studio.notices.tell(fill(words.fields.moved, { what: titleOf(from), place: to + 1, all: items.length }));
  };
  const add = (item: unknown, index = items.length) => {
    if (value === undefined) onChange([item]);
    else form.edit([{ type: 'insert', at: pointer + pointerStep(index), value: item }], { title: titleOf(index) });
    form.reveal.set({ pointer: pointer + pointerStep(index) + firstToWrite(item) });
  };
  /** The pointer within a new item of what is written first. */
  const firstToWrite = (item: unknown) => {
    const following = partsOf(form.set, itemShape, item).filter((part) => leaderOf(part) !== undefined);
    const first = isObject(item) && Object.keys(item).find((name) => !following.some((part) => part.name === name));
    return first ? pointerStep(first) : '';
  };
  const blank = () => withFreeAnchor(form.set, itemShape, blankOf(form.set, itemShape, noun), items, singular(name));
  const remove = (index: number) => {
    if (items.length === 1 && onRemove) onRemove();
    else form.edit([{ type: 'remove', at: pointer + pointerStep(index) }], { title: titleOf(index) });
    studio.notices.say(fill(words.fields.removed, { what: titleOf(index) }), {
      action: { label: words.said.undone, run: () => void studio.undo() },
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend beside a button.
    <div role="group" aria-labelledby={`${id}-label`} className={styles.list} data-pointer={pointer}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span className={styles.count}>{items.length}</span>
        {onRemove && (
          <IconButton
            icon="minus"
            label={fill(words.fields.remove, { what: label })}
            className={styles.remove}
            onClick={onRemove}
          />
        )}
      </div>
      <FieldFindings pointer={pointer} id={`${id}-findings`} />
      <SortableList onMove={move}>
        {items.map((item, index) => (
          <ListItem
            key={ids[index]}
            id={ids[index] ?? ''}
            index={index}
            pointer={pointer + pointerStep(index)}
            name={name}
            title={titleOf(index)}
            saying={isSimple ? undefined : sayingOf(item)}
            shape={itemShape}
            value={item}
            items={items}
            isSimple={isSimple}
            count={items.length}
            canRemove={onRemove !== undefined || items.length > Number(minItems ?? 0)}
            depth={depth}
            onMove={move}
            onDuplicate={() => add(item, index + 1)}
            onRemove={remove}
          />
        ))}
      </SortableList>
      <Button
        size="small"
        look="quiet"
        icon="plus"
        className={styles.add}
        disabled={typeof maxItems === 'number' && items.length >= maxItems}
        onClick={() => (ItemDialog ? setAsking(true) : add(blank()))}
      >
        {fill(words.fields.addItem, { noun })}
      </Button>
      {ItemDialog && isAsking && <ItemDialog file={form.file} onClose={() => setAsking(false)} />}
    </div>
  );
}
