/** Every value of every content file has a field, and editing the field changes only that value. */
import { expect, test } from 'vitest';
import { changeText } from '../../../content/edit/text/change-text.ts';
import { isObject, pointerStep } from '../../../content/read/json.ts';
import { allContent, allSchemas } from '../../testing/all-content.ts';
import { applyEdits } from '../client/files/apply-edit.ts';
import { addProperty, type FieldValue, fieldValueAt, fieldValuesIn } from './field-values.ts';
import { initialValue } from './initial-value.ts';
import { partsOf } from './parts.ts';

function* fieldsBelow(field: FieldValue): Iterable<FieldValue> {
  for (const inner of fieldValuesIn(allSchemas, field)) {
    yield inner;
    yield* fieldsBelow(inner);
  }
}

/** The pointers of all values inside a value that are not lists or objects. */
function* leaves(value: unknown, pointer = ''): Iterable<string> {
  if (!isObject(value) && !Array.isArray(value)) yield pointer;
  else for (const [name, inner] of Object.entries(value)) yield* leaves(inner, pointer + pointerStep(name));
}

const content = allContent().map(({ file, schema, text }) => {
  const data: unknown = JSON.parse(text);
  return { file, text, data, root: fieldValueAt(allSchemas, allSchemas.root(schema), data, '', '') };
});

/** Controls that edit a whole list. */
const wholeLists = new Set(['checkboxes', 'focus']);

test('every value of every file has a field', () => {
  const lost = content.flatMap(({ file, data, root }) => {
    const fields = [...fieldsBelow(root)];
    const whole = fields.filter(({ control }) => wholeLists.has(control)).map(({ pointer }) => pointer);
    const reached = new Set(fields.map(({ pointer }) => pointer));
    const missed = [...leaves(data)].filter(
      (pointer) =>
        pointer !== '/$schema' && !reached.has(pointer) && !whole.some((list) => pointer.startsWith(`${list}/`)),
    );
    const guessed = fields.filter(({ control }) => control === 'json').map(({ pointer }) => pointer);
    return [...missed, ...guessed].map((pointer) => `${file}#${pointer}`);
  });
  expect(lost).toEqual([]);
});

test('editing a text gives the same result in the written file as in the shown data', () => {
  for (const { text, data, root } of content) {
    const fields = [...fieldsBelow(root)].filter(({ value }) => typeof value === 'string');
    // Every tenth text is enough: each kind of field occurs often, and the files are long.
    for (const { pointer } of fields.filter((_, index) => index % 10 === 0)) {
      const edit = { type: 'set' as const, at: pointer, value: 'Written by hand' };
      const written: unknown = JSON.parse(changeText(text, [edit]));
      expect(written).toEqual(applyEdits(data, [edit]));
      expect(JSON.stringify(written)).not.toBe(JSON.stringify(data));
    }
  }
});

test('each optional property can be added, with an initial value that its own control can edit', () => {
  for (const { data, root } of content) {
    for (const field of [root, ...fieldsBelow(root)]) {
      const owner = field.value;
      if (field.control !== 'group' || !isObject(owner)) continue;
      const parts = partsOf(allSchemas, field.shape, owner);
      for (const part of parts.filter(({ name }) => !Object.hasOwn(owner, name))) {
        const value = initialValue(allSchemas, part.shape, part.name);
        const edit = addProperty(parts, owner, field.pointer, part.name, value);
        const after = applyEdits(data, [edit]);
        expect(edit.at).toBe(field.pointer + pointerStep(part.name));
        const added = fieldValueAt(allSchemas, part.shape, value, edit.at, part.name);
        expect(added.control, `${field.pointer} ${part.name}`).not.toBe('json');
        expect(after).not.toEqual(data);
      }
    }
  }
});
