import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { takeOut, unsure } from '../../../report/fixes.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Nothing stands twice in the same list, and one button of a section is the main one. */
export const check: Check = {
  codes: { 'repeated-item': 'warning', 'two-main-buttons': 'warning', 'same-target': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages' && file.kind.name !== 'modals' && file.kind.name !== 'site') return;
      const issues: Issue[] = [];
      walk(data, '', (list, pointer) => {
        issues.push(...repeated(list, pointer, file.path));
        if (pointer.endsWith('/actions')) issues.push(...buttons(list, pointer, file.path));
      });
      for (const issue of issues) report(issue);
    },
  }),
};

function walk(value: unknown, pointer: string, visit: (list: unknown[], pointer: string) => void): void {
  if (Array.isArray(value)) {
    if (value.length > 1 && isObject(value[0])) visit(value, pointer);
    for (const [index, item] of value.entries()) if (typeof item === 'object') walk(item, `${pointer}/${index}`, visit);
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value))
      if (typeof part === 'object') walk(part, pointer + pointerStep(name), visit);
  }
}

/** An empty section says nothing, so two of them are no copy. */
const LEAST = 40;

function repeated(list: unknown[], pointer: string, path: string): Issue[] {
  const seen = new Map<string, number>();
  return list.flatMap((item, index) => {
    const mark = textsOf(item);
    const first = seen.get(mark);
    if (first === undefined) seen.set(mark, index);
    if (first === undefined) return [];
    const written = JSON.stringify(item);
    if (written !== JSON.stringify(list[first]) || written.length < LEAST) return [];
    const at = `${pointer}/${index}`;
    const what = pointer === '/blocks' ? 'section' : 'entry';
    return [
      {
        code: 'repeated-item',
        path,
        pointer: at,
        message: `This ${what} is the same as number ${first + 1} of the list: visitors would read it twice.`,
        suggestion: 'Take one of the two out, or write what makes this one different.',
        fix: unsure(takeOut(at)),
      },
    ];
  });
}

/** The texts of an object: those of two that are the same are the same, and nearly all differ in them. */
function textsOf(item: unknown): string {
  if (!isObject(item)) return '';
  let texts = '';
  for (const name in item) if (typeof item[name] === 'string') texts += `${item[name]}\n`;
  return texts;
}

function buttons(actions: unknown[], pointer: string, path: string): Issue[] {
  const mains = actions.flatMap((action, index) => (textProperty(action, 'style') === 'primary' ? [index] : []));
  const second = mains[1];
  const links = actions.map((action) => textProperty(action, 'link') ?? '');
  const twin = links.findIndex((link, index) => link.length > 1 && links.indexOf(link) < index);
  return [
    ...(second === undefined
      ? []
      : [
          {
            code: 'two-main-buttons',
            path,
            pointer: `${pointer}/${second}/style`,
            message: 'Two buttons here are the main one, so neither stands out.',
            suggestion: 'Write "secondary", and leave the most important one "primary".',
            fix: unsure({
              title: 'Change to "secondary"',
              isSafe: false,
              changes: [{ type: 'set' as const, at: `${pointer}/${second}/style`, value: 'secondary' }],
            }),
          },
        ]),
    ...(twin < 0 || JSON.stringify(actions[twin]) === JSON.stringify(actions[links.indexOf(links[twin] ?? '')])
      ? []
      : [
          {
            code: 'same-target',
            path,
            pointer: `${pointer}/${twin}/link`,
            message: `Two buttons beside each other lead to ${links[twin]}.`,
            suggestion: 'Let one of them lead elsewhere, or take it out.',
          },
        ]),
  ];
}
