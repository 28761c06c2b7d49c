import { isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that interface texts with different meanings differ, and that dates are in the site's language. */
export const rule: Rule = {
  codes: { 'same-words': 'warning', 'dates-in-another-language': 'warning' },
  *onDocument({ file, data }) {
    for (const { words, pointer } of wordsIn(file.kind.name, data)) yield sameWords(words, pointer);
  },
  *onEnd(content) {
    const language = languageOf(textProperty(content.data('site'), 'language'));
    for (const { file, data } of content.documents('messages')) {
      const locale = textProperty(property(data, 'words'), 'dateLocale') ?? '';
      if (!/^[a-z]{2}(?:-|$)/i.test(locale) || language === '' || languageOf(locale) === language) continue;
      yield {
        path: file.path,
        pointer: '/words/dateLocale',
        code: 'dates-in-another-language',
        message: `Dates would be written in the language "${languageOf(locale)}", but the site is in "${language}".`,
        suggestion: `Write "${textProperty(content.data('site'), 'language')}", or correct "language" in site.json.`,
      };
    }
  },
};

/** The groups of texts in a file that must all differ. */
function wordsIn(kind: string, data: unknown): { words: unknown; pointer: string }[] {
  if (kind === 'server-messages') return [{ words: data, pointer: '' }];
  if (kind === 'messages') return [{ words: property(data, 'words'), pointer: '/words' }];
  if (kind !== 'pages') return [];
  return listProperty(data, 'blocks').map((block, index) => ({
    words: property(block, 'texts'),
    pointer: `/blocks/${index}/texts`,
  }));
}

const languageOf = (tag = '') => tag.split('-')[0]?.toLowerCase() ?? '';

function sameWords(words: unknown, pointer: string): Issues<FileIssue> {
  const first = new Map<string, string>();
  return Object.entries(isObject(words) ? words : {}).map(([name, text]) => {
    if (typeof text !== 'string' || text.trim() === '') return undefined;
    const mark = text.trim().toLowerCase();
    const earlier = first.get(mark);
    first.set(mark, earlier ?? name);
    if (earlier === undefined) return undefined;
    return {
      code: 'same-words',
      pointer: pointer + pointerStep(name),
      message: `"${earlier}" has the same words, so visitors cannot tell the two apart.`,
      suggestion: 'Say what this one does.',
    };
  });
}
