import { sentenceCase } from '../../../../content/edit/words/letter-case.ts';
import { isObject, pointerStep } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { derivedFrom } from '../../schema/derived-properties.ts';
import { withFreeAnchor } from '../../schema/free-anchor.ts';
import { initialValue } from '../../schema/initial-value.ts';
import { englishItemNoun, itemNoun } from '../../schema/labels.ts';
import { partsOf } from '../../schema/parts.ts';
import type { SchemaSet, Shape } from '../../schema/schema-set.ts';
import { useStudio } from '../../start/window-context.ts';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';

type ListProps = Pick<ControlProps, 'pointer' | 'name' | 'value' | 'onChange' | 'onRemove'>;

export type ListEdits = ReturnType<typeof useListEdits>;

/** The actions of a list's items, such as moving, adding and removing them. */
export function useListEdits(
  { pointer, name, value, onChange, onRemove }: ListProps,
  items: readonly unknown[],
  itemShape: Shape,
) {
  const form = useForm();
  const studio = useStudio();
  const noun = englishItemNoun(name);
  const titleOf = (index: number) =>
    fill(uiTexts.fields.item, { noun: sentenceCase(itemNoun(name)), number: index + 1 });
  const add = (item: unknown, index = items.length) => {
    if (value === undefined) onChange([item]);
    else form.edit([{ type: 'insert', at: pointer + pointerStep(index), value: item }], { title: titleOf(index) });
    form.reveal.set({
      pointer: pointer + pointerStep(index) + firstToWrite(form.set, itemShape, item),
      isNew: true,
    });
  };
  return {
    titleOf,
    move: (from: number, to: number) => {
      if (to < 0 || to >= items.length) return;
      form.edit([{ type: 'move', from: pointer + pointerStep(from), to: pointer + pointerStep(to) }], {
        title: titleOf(from),
      });
      studio.notices.announce(fill(uiTexts.fields.moved, { what: titleOf(from), place: to + 1, all: items.length }));
    },
    addBlank: () => add(withFreeAnchor(form.set, itemShape, initialValue(form.set, itemShape, noun), items, noun)),
    split: (index: number, [first, ...rest]: string[]) => {
      const inserted = rest.map((text, offset) => ({
        type: 'insert' as const,
        at: pointer + pointerStep(index + 1 + offset),
        value: text,
      }));
      form.edit([{ type: 'set', at: pointer + pointerStep(index), value: first }, ...inserted], {
        title: titleOf(index),
      });
      form.reveal.set({ pointer: pointer + pointerStep(index + rest.length) });
    },
    drop: (index: number) => {
      if (index === 0) return;
      form.edit([{ type: 'remove', at: pointer + pointerStep(index) }], { title: titleOf(index) });
      form.reveal.set({ pointer: pointer + pointerStep(index - 1) });
    },
    duplicate: (index: number) => add(items[index], index + 1),
    remove: (index: number) => {
      if (items.length === 1 && onRemove) onRemove();
      else form.edit([{ type: 'remove', at: pointer + pointerStep(index) }], { title: titleOf(index) });
      studio.notifyWithUndo(fill(uiTexts.fields.removed, { what: titleOf(index) }));
    },
  };
}

/** The pointer of the field to focus in a new item, relative to the item: its first property that is not derived. */
function firstToWrite(set: SchemaSet, shape: Shape, item: unknown): string {
  const derived = partsOf(set, shape, item).filter((part) => derivedFrom(part) !== undefined);
  const first = isObject(item) && Object.keys(item).find((name) => !derived.some((part) => part.name === name));
  return first ? pointerStep(first) : '';
}
