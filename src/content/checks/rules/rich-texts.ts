import { typedContact } from '../../references/addresses/own-contact.ts';
import { firstMark, withoutMarks } from '../../references/rich-text.ts';
import { type Advice, suggestWriting } from '../../references/suggestions.ts';
import { correction } from '../../report/fixes.ts';
import { type Content, type ContentDocument, type Issue, type Rule, TextFeature, type ValueIssue } from '../rule.ts';

/** Checks that markup for bold words and links is complete and only used where pages render it. */
export const rule: Rule = {
  codes: {
    'broken-markup': 'error',
    'markup-in-plain-text': 'warning',
  },
  onText: (text, pointer, document, features) =>
    (features & (TextFeature.asterisk | TextFeature.bracket)) === 0 ? undefined : misplaced(text, pointer, document),
  onEnd: broken,
};

function broken(content: Content): Issue[] {
  return [...content.graph.usesByName('broken-markup')].flatMap(([piece, uses]) =>
    [...uses].map(({ from, pointer }) => ({
      path: from.path,
      pointer,
      at: { text: piece },
      code: 'broken-markup',
      message: `"${piece}" is neither bold nor a link, so visitors would see these characters.`,
      ...adviceFor(piece, content.data('site')),
    })),
  );
}

/** Advice for unclosed bold words, and for a link with extra characters between or inside its brackets. */
function adviceFor(piece: string, site: unknown): Advice {
  const [, words = '', target = '', end = ''] = /^\[([^\]]+)\] ?\(\s*([^\s)][^)]*?)\s*(\)?)$/.exec(piece) ?? [];
  if (ADDRESS.test(words) && !ADDRESS.test(target)) return suggestWriting(`[${target}](${words})`);
  const own = typedContact(target, site)?.meant;
  if (words !== '' && own !== undefined) return suggestWriting(`[${words}](${own})`);
  if (words !== '' && target.startsWith('tel:'))
    return suggestWriting(`[${words}](${target.replace(/[^\d+:tel]/g, '')})`);
  if (words !== '') {
    const [stop = ''] = /[.,;:!?]*$/.exec(withoutSpaces(target)) ?? [];
    const address = withoutSpaces(target).slice(0, -stop.length || undefined);
    // Without a bracket, the full stop is the sentence's.
    return suggestWriting(`[${words}](${address})${end === '' ? stop : ''}`);
  }
  const bold = /^\*\*(?:([^*\s][^*]*)\*|(\{\{[^{}]+\}\}))/.exec(piece)?.slice(1).find(Boolean);
  if (bold !== undefined) return suggestWriting(`**${bold}**`);
  return piece.startsWith('**')
    ? { suggestion: 'Write ** behind the last of the bold words too, or remove this **.' }
    : { suggestion: 'Write links as [words](/path), without a space in between.' };
}

const ADDRESS = /^(?:\/|https?:|#|mailto:|tel:|modal:)\S*$/;

/**
 * An address without spaces, and without anything after it: a title in quotation marks as in Markdown, or the rest of
 * the sentence if the bracket is not closed.
 */
const withoutSpaces = (address: string) => address.replace(/\s(?:["“']|\S+\s).*$|[\]}>].*$/s, '').replace(/\s+/g, '');

/** The beginning of unclosed bold words. */
const openMark = (text: string) => (text.includes('**') ? /\*\*\p{L}[^*]{0,20}/u.exec(text)?.[0] : undefined);

/** Reports markup in a plain text. Texts that are not shown, such as patterns, are ignored. */
function misplaced(text: string, pointerOf: () => string, { references }: ContentDocument): ValueIssue | undefined {
  const piece = firstMark(text) ?? openMark(text);
  if (piece === undefined) return undefined;
  const pointer = pointerOf();
  if (references.some((reference) => reference.pointer === pointer)) return undefined;
  const words = withoutMarks(piece).replaceAll('**', '');
  return {
    ...correction(pointer, text, piece, words),
    code: 'markup-in-plain-text',
    message: `"${piece}" is in a plain text, so visitors would see these characters as they are.`,
    suggestion: `${piece === openMark(text) ? 'Remove the **' : `Write ${JSON.stringify(words)}`}. Bold words and links only work in texts that BLOCKS.md calls "text with bold words and links".`,
  };
}
