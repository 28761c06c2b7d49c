import { useId, useState } from 'react';
import { pointerStep } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { controlOf } from '../../schema/controls.ts';
import { itemLabel, itemNoun } from '../../schema/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { useItemIds } from '../../ui/item-ids.ts';
import { SortableList } from '../../ui/sortable.tsx';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { FieldFindings } from '../frame/FieldFindings.tsx';
import { GroupFrame } from '../frame/GroupFrame.tsx';
import styles from './ListField.module.css';
import { ListItem } from './ListItem.tsx';
import { useListEdits } from './use-list-edits.ts';

/** A list: its items with their menus, and a button to add one. */
export function ListField(props: ControlProps & { depth: number }) {
  const { pointer, name, label, shape, value, onRemove, depth } = props;
  const id = useId();
  const form = useForm();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const ids = useItemIds(items);
  const itemShape = form.set.of(shape.schema.items, shape.path);
  const edits = useListEdits(props, items, itemShape);
  const isSimple = !['group', 'list', 'table', 'alternatives', 'json'].includes(controlOf(form.set, itemShape));
  return (
    <GroupFrame
      pointer={pointer}
      id={id}
      label={label}
      onRemove={onRemove}
      className={styles.list}
      head={
        <>
          <span id={`${id}-label`} className="label">
            {label}
          </span>
          <span className={`hint ${styles.count}`}>{items.length}</span>
        </>
      }
    >
      <FieldFindings pointer={pointer} id={`${id}-findings`} />
      <SortableList onMove={edits.move}>
        {items.map((item, index) => (
          <ListItem
            key={ids[index]}
            id={ids[index] ?? ''}
            index={index}
            pointer={pointer + pointerStep(index)}
            name={name}
            title={edits.titleOf(index)}
            label={isSimple ? undefined : itemLabel(item)}
            shape={itemShape}
            items={items}
            isSimple={isSimple}
            canRemove={onRemove !== undefined || items.length > Number(shape.schema.minItems ?? 0)}
            isFull={isFull(items, shape.schema.maxItems)}
            depth={depth}
            edits={edits}
          />
        ))}
      </SortableList>
      <AddItem pointer={pointer} name={name} isFull={isFull(items, shape.schema.maxItems)} onAdd={edits.addBlank} />
    </GroupFrame>
  );
}

function isFull(items: readonly unknown[], most: unknown): boolean {
  return typeof most === 'number' && items.length >= most;
}

interface AddItemProps extends Pick<ControlProps, 'pointer' | 'name'> {
  isFull: boolean;
  onAdd: () => void;
}

/** The button to add an item. Some lists open a dialog for this. */
function AddItem({ pointer, name, isFull, onAdd }: AddItemProps) {
  const { file, itemDialogs } = useForm();
  const [isAsking, setAsking] = useState(false);
  const ItemDialog = itemDialogs?.[pointer];
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="plus"
        className={styles.add}
        disabled={isFull}
        onClick={() => (ItemDialog ? setAsking(true) : onAdd())}
      >
        {fill(uiTexts.fields.addItem, { noun: itemNoun(name) })}
      </Button>
      {ItemDialog && isAsking && <ItemDialog file={file} onClose={() => setAsking(false)} />}
    </>
  );
}
