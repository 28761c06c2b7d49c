import type { Content } from '../../../read/content.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that messages and hints state the actual limit. */
export const check: Check = {
  codes: { 'limit-differs': 'warning' },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'forms') return;
      for (const [index, field] of listProperty(data, 'fields').entries())
        for (const [place, rule] of listProperty(field, 'rules').entries())
          for (const issue of issuesOf(rule, field, `/fields/${index}/rules/${place}/value`, content))
            report({ path: file.path, ...issue });
    },
  }),
};

const MEGABYTE = 1024 * 1024;

/** How each rule's limit is written in a sentence, and the number that corresponds to its value. */
const WRITTEN: Record<string, { find: RegExp; figureOf(value: number): number; unit: string }> = {
  'file-size': { find: /(\d+(?:\.\d+)?)\s?MB\b/i, figureOf: (bytes) => Math.round(bytes / MEGABYTE), unit: ' MB' },
  'max-length': {
    find: /(\d[\d,]*)\s+(?:characters|letters|signs)\b/i,
    figureOf: (length) => length,
    unit: ' characters',
  },
  'min-length': {
    find: /(\d[\d,]*)\s+(?:characters|letters|signs)\b/i,
    figureOf: (length) => length,
    unit: ' characters',
  },
};

function issuesOf(rule: unknown, field: unknown, pointer: string, content: Content): FileIssue[] {
  if (textProperty(rule, 'rule') === 'file-type')
    return typeIssues(rule, field, pointer.replace(/value$/, 'types'), content);
  const value = property(rule, 'value');
  const written = WRITTEN[textProperty(rule, 'rule') ?? ''];
  if (typeof value !== 'number' || written === undefined) return [];
  const name = textProperty(rule, 'message') ?? '';
  const texts = [
    [`the message "${name}"`, messageOf(name, content)],
    ['the hint', textProperty(field, 'hint')],
  ] as const;
  return texts.flatMap(([what, text]) => {
    const figure = Number(written.find.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);
    const right = written.figureOf(value);
    // Megabytes of a million bytes are just as common.
    if (Number.isNaN(figure) || figure === right || figure * 1_000_000 === value) return [];
    return [
      {
        code: 'limit-differs',
        pointer,
        message: `The limit is ${right}${written.unit}, but ${what} says ${figure}${written.unit}.`,
        suggestion: 'Correct one of the two.',
      },
    ];
  });
}

/** Types of documents, as mentioned in sentences. */
const TYPES = /\b(PDF|DOCX?|JPE?G|PNG|XLSX?|PPTX?|CSV|TXT|RTF|ODT|ZIP|GIF|HEIC|WEBP|TIFF|MP[34])\b/gi;

function typeIssues(rule: unknown, field: unknown, pointer: string, content: Content): FileIssue[] {
  const taken = new Set(listProperty(rule, 'types').map((type) => String(type).toLowerCase()));
  const name = textProperty(rule, 'message') ?? '';
  const texts = [
    [`the message "${name}"`, messageOf(name, content)],
    ['the hint', textProperty(field, 'hint')],
  ] as const;
  const found = texts.flatMap(([what, text = '']) => {
    const named = new Set([...text.matchAll(TYPES)].map(([type]) => type.toLowerCase().replace('jpeg', 'jpg')));
    const refused = [...named].filter((type) => !taken.has(type));
    const unsaid = [...taken].filter((type) => !named.has(type));
    if (named.size === 0 || (refused.length === 0 && unsaid.length === 0)) return [];
    return [`${what} names ${[...named].map((type) => type.toUpperCase()).join(', ')}`];
  });
  if (found.length === 0) return [];
  return [
    {
      code: 'limit-differs',
      pointer,
      message: `The field accepts ${[...taken].map((type) => type.toUpperCase()).join(', ')}, but ${found.join(', and ')}.`,
      suggestion: 'Correct one of the two.',
    },
  ];
}

function messageOf(name: string, content: Content): string | undefined {
  const messages = property(content.data('messages'), 'messages');
  return isObject(messages) && Object.hasOwn(messages, name) ? textProperty(messages, name) : undefined;
}
