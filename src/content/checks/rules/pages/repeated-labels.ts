import { isObject, pointerStep, property, textProperty } from '../../../read/json.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that the items of a list have different names: card titles, chart rows, button labels. */
export const rule: Rule = {
  codes: { 'repeated-label': 'warning' },
  *onDocument({ file, data }) {
    if (!LOOKED_AT.has(file.kind.name) && !isCollection(file.kind)) return;
    const found: FileIssue[][] = [];
    forEachList(data, '', (list, pointer) => found.push(repeated(list, pointer), repeatedActions(list, pointer)));
    yield found;
  },
};

const LOOKED_AT = new Set(['pages', 'modals', 'emails', 'documents']);

/** Calendar rows may repeat a name, because a crop can have several seasons. */
function forEachList(value: unknown, pointer: string, visit: (list: unknown[], pointer: string) => unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const isCompared = !pointer.endsWith('/rows') || /\/(?:chart|drawn|further\/\d+)\/rows$/.test(pointer);
    if (isCompared && value.length > 1 && isObject(value[0])) visit(value, pointer);
    for (const [index, item] of value.entries())
      if (typeof item === 'object') forEachList(item, `${pointer}/${index}`, visit);
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      const part = value[name];
      if (typeof part === 'object') forEachList(part, pointer + pointerStep(name), visit);
    }
  }
}

/** The name of an item: the first of these properties that it has. */
const NAMES = ['title', 'question', 'label', 'name'] as const;

function repeated(list: unknown[], pointer: string): FileIssue[] {
  const seen = new Map<string, unknown>();
  return list.flatMap((item, index) => {
    // For tabs, visitors see the label first.
    const names = pointer.endsWith('/tabs') ? ['label' as const] : NAMES;
    const name = names.find((one) => textProperty(item, one) !== undefined);
    const written = name && textProperty(item, name);
    if (name === undefined || written === undefined || written.trim() === '') return [];
    const mark = `${name} ${written.trim().toLowerCase()} ${textProperty(item, 'context') ?? ''}`;
    const first = seen.get(mark);
    if (first === undefined) seen.set(mark, item);
    // Equal items, and buttons with the same link, are reported by other rules.
    if (first === undefined || JSON.stringify(first) === JSON.stringify(item) || hasSameLink(first, item)) return [];
    return issueOf(written, `${pointer}/${index}/${name}`);
  });
}

/** Reports buttons of cards that have one label, but lead to different pages. */
function repeatedActions(list: unknown[], pointer: string): FileIssue[] {
  const actions = list.map((item) => property(item, 'action'));
  return actions.flatMap((action, index) => {
    const label = textProperty(action, 'label');
    const first = actions
      .slice(0, index)
      .find((other) => label !== undefined && textProperty(other, 'label') === label);
    if (label === undefined || first === undefined || hasSameLink(first, action)) return [];
    return textProperty(action, 'context') === undefined ? issueOf(label, `${pointer}/${index}/action/label`) : [];
  });
}

const issueOf = (written: string, pointer: string): FileIssue => ({
  code: 'repeated-label',
  pointer,
  message: `"${written}" is in this list twice, for different things, so visitors cannot tell the two apart.`,
  suggestion: 'Give each a different label.',
});

function hasSameLink(one: unknown, other: unknown): boolean {
  const link = textProperty(one, 'link');
  return link !== undefined && link === textProperty(other, 'link');
}
