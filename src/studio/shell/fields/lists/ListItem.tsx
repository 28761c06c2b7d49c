import { useMemo, useRef } from 'react';
import { pointerStep, textProperty } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useSortableItem } from '../../ui/sortable.tsx';
import { useEntityActions } from '../../workspace/operations/entity-actions.tsx';
import type { TextInList } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { ItemCard, moveDirection } from './ItemCard.tsx';
import { itemActions } from './item-actions.ts';
import styles from './ListField.module.css';
import { NamedText } from './NamedText.tsx';
import type { ListEdits } from './use-list-edits.ts';

interface ListItemProps {
  id: string;
  index: number;
  pointer: string;
  /** The name of the list. */
  name: string;
  title: string;
  label?: string;
  shape: Shape;
  /** The whole list. */
  items: readonly unknown[];
  /** Whether the item is a single field, which needs no card. */
  isSimple: boolean;
  canRemove: boolean;
  /** Whether the list has its maximum number of items. */
  isFull: boolean;
  depth: number;
  edits: ListEdits;
}

/** An item of a list. */
export function ListItem(props: ListItemProps) {
  return props.isSimple ? <RowItem {...props} /> : <CardItem {...props} />;
}

/** An item with several fields, in a collapsible card. */
function CardItem(props: ListItemProps) {
  const { id, index, pointer, name, title, label, shape, items, canRemove, depth, edits } = props;
  const { Field, Fields, set } = useForm();
  const { ref, handleRef, isDragging } = useSortableItem(id, index);
  const value = items[index];
  const own = set.at(shape, value);
  const named = useNamedItem(props);
  const actions = itemActions({ index, count: items.length, canRemove, actions: edits });
  const inside = { pointer, value, label: title, depth: depth + 1 };
  return (
    <ItemCard
      pointer={pointer}
      title={title}
      label={label !== undefined && <NamedText label={label} shape={own} item={value} />}
      actions={named.items.length > 0 ? [...actions.slice(0, -1), ...named.items] : actions}
      dialog={named.dialog}
      cardRef={ref}
      handleRef={handleRef}
      isDragging={isDragging}
      onMove={(step) => edits.move(index, index + step)}
    >
      {own.schema.type === 'object' ? (
        <Fields {...inside} shape={own} others={items.toSpliced(index, 1)} />
      ) : (
        <Field {...inside} name={name} shape={shape} isRequired />
      )}
    </ItemCard>
  );
}

/** An item that is a single field. */
function RowItem(props: ListItemProps) {
  const { id, index, pointer, name, title, shape, items, canRemove, depth, edits } = props;
  const { Field, itemNotes } = useForm();
  const Note = itemNotes?.[name];
  const { ref, handleRef } = useSortableItem(id, index);
  const inList = useTextInList(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys of the field inside.
    <div
      ref={ref}
      className={styles.row}
      onKeyDown={(event) => {
        const step = event.altKey ? moveDirection(event.key) : undefined;
        if (step === undefined) return;
        event.preventDefault();
        edits.move(index, index + step);
      }}
    >
      <DragHandle ref={handleRef} what={title} className={styles.handle} />
      <div className={styles.rowField}>
        <Field
          pointer={pointer}
          name={name}
          label={title}
          isLabelHidden
          shape={shape}
          value={items[index]}
          isRequired
          depth={depth}
          inList={inList}
        />
        {Note && <Note pointer={pointer} value={items[index]} />}
      </div>
      <Menu
        label={fill(uiTexts.fields.more, { what: title })}
        items={itemActions({ index, count: items.length, canRemove, actions: edits })}
        className={styles.rowMenu}
      />
    </div>
  );
}

/** For a text item: how its control changes the list. A stable object, so that other items do not render again. */
function useTextInList({ index, items, isFull, edits }: ListItemProps): TextInList | undefined {
  const latest = useRef(edits);
  latest.current = edits;
  const isText = typeof items[index] === 'string' && !isFull;
  return useMemo(
    () =>
      isText
        ? { split: (texts) => latest.current.split(index, texts), drop: () => latest.current.drop(index) }
        : undefined,
    [index, isText],
  );
}

/** Menu items for an item that other content can refer to, such as renaming it; none for other items. */
function useNamedItem({
  pointer,
  items,
  index,
}: ListItemProps): Pick<ReturnType<typeof useEntityActions>, 'items' | 'dialog'> {
  const { file, kind } = useForm();
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const by = kind.named.find(({ at }) => at === list)?.by;
  const name = by === undefined ? undefined : textProperty(items[index], by);
  const entity = useEntityActions(`${file}#${pointer}${pointerStep(by ?? '')}`, name ?? '');
  return name === undefined ? { items: [], dialog: undefined } : entity;
}
