import { pointerSteps, textProperty } from '../../../read/json.ts';
import { isAddress } from '../../../references/figure.ts';
import { placeholdersIn, placeholderText } from '../../../references/placeholders.ts';
import { correction } from '../../../report/fixes.ts';
import { digits } from '../../contact/company.ts';
import { type Content, type ContentDocument, type Rule, TextFeature, type TextIssue } from '../../rule.ts';

/** Checks that placeholders for links, such as the address of a document, are not in texts that visitors read. */
export const rule: Rule = {
  codes: { 'address-in-text': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, features, content) => {
    if ((features & (TextFeature.brace | TextFeature.placeholder)) === 0 || !QUOTED.test(text)) return undefined;
    const read = text.replace(LINKED, '');
    return placeholdersIn(read).map(({ name, written }) => {
      const pointer = pointerOf();
      if (pointerSteps(pointer).includes('params')) return undefined;
      const value = placeholderText(name, content.placeholderSources()) ?? '';
      if (name.startsWith('facts.')) return ofFact(written, value, isFigure(pointer, document));
      return ofPhone({ name, written, value, text, pointer }, content);
    });
  },
};

/** A quick test: placeholders of facts, and of numbers in the form for links. */
const QUOTED = /\{\{\s*(?:facts\.|site\.(?:phoneLink|whatsapp)\b)/;

/** The addresses of links, and web addresses in a text. */
const LINKED = /\]\([^)]*\)|(?:\{\{\s*site\.url\s*\}\}|wa\.me\/|\/\/|\b(?:tel|mailto):)\S*/g;

const isFigure = (pointer: string, { references }: ContentDocument) =>
  references.some((reference) => reference.kind === 'figure' && reference.pointer === pointer);

/** Reports an address as a figure, or in a text. A web address in a text may be there to be read. */
function ofFact(written: string, value: string, isLarge: boolean): TextIssue | undefined {
  if (!isAddress(value) || (!isLarge && value.startsWith('http'))) return undefined;
  return {
    at: { text: written },
    code: 'address-in-text',
    message: `Visitors would read "${value}", which is an address for links.`,
    suggestion: isLarge
      ? 'Quote the fact of a figure here.'
      : `Write words that say what it is, and ${written} only as the address of a link.`,
  };
}

interface Quotation {
  name: string;
  written: string;
  value: string;
  text: string;
  pointer: string;
}

/** Reports a number without the spaces that people read. */
function ofPhone({ name, written, value, text, pointer }: Quotation, content: Content): TextIssue | undefined {
  if (!/^site\.(?:phoneLink|whatsapp)$/.test(name) || value === '') return undefined;
  const isPhone = digits(value) === digits(textProperty(content.data('site'), 'phoneLink') ?? '');
  return {
    code: 'address-in-text',
    message: `Visitors would read "${value}", which is written for links.`,
    ...(isPhone
      ? correction(pointer, text, written, '{{site.phone}}', 'Write {{site.phone}}.')
      : { at: { text: written }, suggestion: `Write the number with spaces, and ${written} only in links.` }),
  };
}
