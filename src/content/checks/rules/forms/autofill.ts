import { listProperty, textProperty } from '../../../read/json.ts';
import { splitWords } from '../../../read/split-words.ts';
import { listPossibleValues, nearest } from '../../../references/suggestions.ts';
import { changeTo, removeValue, rightValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Autofill values that browsers know (HTML, 4.10.18.7) and that forms may need. */
const TOKENS = splitWords(`
  name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
  organization-title organization street-address address-line1 address-line2 address-line3 address-level1
  address-level2 address-level3 address-level4 country country-name postal-code language bday bday-day bday-month
  bday-year sex photo url email impp tel tel-country-code tel-national tel-area-code tel-local tel-extension off on
`);

/** What people write instead of some of these values. */
const WRONG: Record<string, string> = {
  tel: 'phone mobile telephone cell phone-number',
  email: 'mail email-address',
  name: 'fullname full-name',
  'given-name': 'firstname first-name',
  'family-name': 'lastname last-name surname',
  organization: 'company company-name organisation-name organisation',
  'organization-title': 'job-title',
  'street-address': 'address street',
  'address-level2': 'city town',
  'address-level1': 'county',
  'postal-code': 'zip zip-code postcode',
  url: 'website',
  bday: 'birthday',
  off: 'none false',
  on: 'true',
};

const MEANT = new Map(
  Object.entries(WRONG).flatMap(([right, wrong]) => splitWords(wrong).map((one) => [one, right] as const)),
);

/** Expected values by kind of field. */
const AUTOFILL_BY_KIND: Record<string, string[]> = {
  email: ['email'],
  phone: ['tel', 'tel-national', 'tel-local'],
  url: ['url'],
};

/** Checks that autofill values are valid, suit the field, and occur once. */
export const rule: Rule = {
  codes: { 'unknown-autofill': 'error', 'wrong-autofill': 'error', 'autofill-twice': 'warning' },
  files: 'forms',
  onDocument: ({ data }) =>
    listProperty(data, 'fields').map((field, index, fields) =>
      issuesOf(field, `/fields/${index}/autocomplete`, fields.slice(0, index)),
    ),
};

function issuesOf(field: unknown, pointer: string, earlier: unknown[]): Issues<FileIssue> {
  const written = textProperty(field, 'autocomplete');
  if (written === undefined || written === '') return undefined;
  if (!TOKENS.includes(written)) return unknown(written, pointer);
  const fitting = AUTOFILL_BY_KIND[textProperty(field, 'kind') ?? ''] ?? [];
  const isFree = written === 'off' || written === 'on';
  if (fitting[0] !== undefined && !isFree && !fitting.includes(written))
    return wrong(written, fitting[0], field, pointer);
  const twin = earlier.find((other) => textProperty(other, 'autocomplete') === written);
  return twin === undefined || isFree ? undefined : twice(written, textProperty(twin, 'name') ?? '', field, pointer);
}

function unknown(written: string, pointer: string): FileIssue {
  const bare = asToken(written);
  const meant = tokenFor(bare) ?? nearest(bare, TOKENS);
  return {
    code: 'unknown-autofill',
    target: written,
    pointer,
    message: `Browsers do not know "${written}", so they would not fill in this field.`,
    suggestion:
      meant === undefined
        ? `Remove the line, or choose another word. ${listPossibleValues(TOKENS)}`
        : `Write "${meant}".`,
    fix: meant === undefined ? removeValue(pointer) : changeTo(pointer, meant),
  };
}

/** Words as a browser would write them: "First name" and "firstName" are first-name. */
const asToken = (words: string) =>
  words
    .trim()
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

const tokenFor = (bare: string): string | undefined => (TOKENS.includes(bare) ? bare : MEANT.get(bare));

function wrong(written: string, fitting: string, field: unknown, pointer: string): FileIssue {
  return {
    code: 'wrong-autofill',
    message: `Browsers would fill in "${written}", but this field is of kind "${textProperty(field, 'kind')}".`,
    ...rightValue(pointer, fitting),
  };
}

function twice(written: string, twin: string, field: unknown, pointer: string): FileIssue {
  const meant = tokenFor(asToken(textProperty(field, 'name') ?? '')) ?? written;
  return {
    code: 'autofill-twice',
    pointer,
    message: `Browsers would fill in the same answer here and in "${twin}": both are "${written}".`,
    ...(meant === written
      ? { suggestion: 'Remove the line from the field that asks for something else.' }
      : { suggestion: `Write "${meant}".`, fix: unsafe(changeTo(pointer, meant)) }),
  };
}
