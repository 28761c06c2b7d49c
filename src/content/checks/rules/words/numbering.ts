import { isObject, pointerStep } from '../../../read/json.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that "Chapter 3" and "Step 2" occur once in a file, and in order. English only. */
export const rule: Rule = {
  codes: { 'repeated-number': 'warning' },
  onDocument: ({ file, data }) => {
    if (file.kind.name !== 'pages' && file.kind.name !== 'documents' && !isCollection(file.kind)) return undefined;
    const found: FileIssue[] = [];
    walk(data, '', new Map(), found);
    return found;
  },
};

/** Properties that may be numbered, and the words before the number. */
const HEADS = new Set(['title', 'heading', 'caption', 'label', 'eyebrow']);
const NUMBERED =
  /^(?:Chapter|Step|Part|Phase|Section|Lesson|Stage|Annex|Appendix|Figure|Table|Rule|Module) (?:\d{1,2}|[A-H])(?=[:.)–—]|$| [–—-])/i;

function walk(value: unknown, pointer: string, seen: Map<string, string>, found: FileIssue[]): void {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      if (typeof part === 'object') walk(part, `${pointer}/${index}`, seen, found);
  } else if (isObject(value))
    for (const name of Object.keys(value)) {
      const part = value[name];
      if (typeof part === 'string' && HEADS.has(name)) note(part, name, pointer, seen, found);
      else if (typeof part === 'object') walk(part, pointer + pointerStep(name), seen, found);
    }
}

/** Records a numbered text by section and property, since "Step 1" may be the label above "Step 1: Call". */
function note(text: string, name: string, pointer: string, seen: Map<string, string>, found: FileIssue[]): void {
  const [piece] = NUMBERED.exec(text) ?? [];
  if (piece === undefined) return;
  // The numbering starts again in the next section.
  // Headings of sections are numbered throughout the page.
  const block = /^\/blocks\/\d+(?!\d|\/heading$)/.exec(pointer)?.[0] ?? '';
  const mark = `${block} ${name} ${piece.toLowerCase()}`;
  const first = seen.get(mark);
  seen.set(mark, first ?? text);
  // A number alone may stand at several items of a section, but not above several sections.
  if (first === undefined || (first === text && block !== '')) return;
  found.push({
    code: 'repeated-number',
    pointer: `${pointer}/${name}`,
    at: { text: piece },
    message: `"${piece}" is there twice: above "${first}" and here.`,
    suggestion: 'Number them in their order.',
  });
}
