import { asObject, listProperty, textProperty } from '../../../read/json.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { suggestWriting, wordsOf } from '../../../references/suggestions.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/** Checks that a button does not have the link of another one while nothing quotes its own. */
export const rule: Rule = {
  codes: { 'button-with-link-of-another': 'warning' },
  files: 'emails',
  *onDocument({ data }) {
    const buttons = listProperty(data, 'buttons').map((button, index) => ({
      index,
      label: textProperty(button, 'label') ?? '',
      link: textProperty(button, 'link') ?? '',
    }));
    const unquoted = unquotedLinks(data);
    for (const { index, label, link } of buttons) {
      const twin = buttons.find((other) => other.index !== index && other.link === link);
      const [line, another] = unquoted.filter((name) => isOf(name, label));
      if (link === '' || twin === undefined || line === undefined || another !== undefined) continue;
      const pointer = `/buttons/${index}/link`;
      const right = `{{params.${line}}}`;
      yield {
        pointer,
        code: 'button-with-link-of-another',
        message: `"${label}" leads to the same page as "${twin.label}", and no button has the link {{params.${line}}}.`,
        ...suggestWriting(right),
        fix: unsafe(changeTo(pointer, right)),
      };
    }
  },
};

/** The lines of "params" with an address that no text of the mail quotes. */
function unquotedLinks(mail: unknown): string[] {
  const { params, ...words } = asObject(mail);
  const quoted = new Set(placeholdersIn(JSON.stringify(words)).map(({ name }) => name));
  return Object.entries(asObject(params)).flatMap(([name, param]) => {
    const isAddress = /^(?:https?:|\{\{\s*site\.url)/.test(textProperty(param, 'text') ?? '');
    return isAddress && !quoted.has(`params.${name}`) ? [name] : [];
  });
}

/** Whether a label has a word of the name of a line, as "Visit the market" has of market_link. */
function isOf(line: string, label: string): boolean {
  const words = new Set(wordsOf(label));
  return wordsOf(line).some((word) => word.length >= MIN_WORD_LENGTH && word !== 'link' && words.has(word));
}

/** The letters of a word that tells one page from another. */
const MIN_WORD_LENGTH = 4;
