import { pointerStep, property, textProperty } from '../../read/json.ts';
import type { Site } from '../site/site.ts';
import type { Edit } from '../text/edit.ts';

/** Properties for sorting the files of a kind; each number may be used once. */
const ORDERS = ['order', 'featuredOrder'];

/**
 * Returns edits for the values that must be unique to a file: source, template, position in the order, a person's first
 * name.
 */
export function uniqueValueEdits({ content }: Site, kind: string, data: unknown, name: string): Edit[] {
  const edits: Edit[] = [];
  const set = (key: string, value: unknown) => edits.push({ type: 'set', at: pointerStep(key), value });
  const source = textProperty(data, 'source');
  if (source !== undefined) set('source', name + (source.endsWith('{entry}') ? '-{entry}' : ''));
  if (textProperty(data, 'templateId') !== undefined) set('templateId', name.replaceAll('-', '_'));
  const [first] = (textProperty(data, 'name') ?? '').split(' ');
  if (first && textProperty(data, 'firstName') !== undefined) set('firstName', first);
  for (const order of ORDERS) {
    if (typeof property(data, order) !== 'number') continue;
    const taken = content.documents(kind).map((other) => Number(property(other.data, order) ?? 0));
    set(order, Math.max(0, ...taken) + 1);
  }
  if (kind === 'pages')
    for (const key of ['title', 'description']) {
      const text = textProperty(data, key);
      if (text !== undefined) set(key, appendName(text, name));
    }
  return edits;
}

/** A text with the name appended, shortened to fit. */
export function appendName(text: string, name: string): string {
  return `${text.slice(0, 66 - name.length).trimEnd()} (${name})`;
}
