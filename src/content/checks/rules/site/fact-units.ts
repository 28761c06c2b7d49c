import { isObject, textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** The graph's name for facts that texts quote together with a unit. */
const unitKind = 'fact-with-its-unit';

/** A quoted fact with a unit behind it, or a currency before it. */
const WITH_UNIT =
  /(?:\b[A-Z][A-Za-z]{1,2} |[$€£])\{\{\s*facts\.(\w+)\s*\}\}|\{\{\s*facts\.(\w+)\s*\}\} ?(?:%|per ?cent|(?:working |business )?(?:minute|hour|day|week|month|year)s?\b)/g;

/** Checks that figures have the unit that their meaning, and the other facts, make likely. */
export const check: Check = {
  codes: { 'fact-without-unit': 'warning' },
  start: (content, report) => ({
    text: (text, pointer, { file }, signs) => {
      if ((signs & Sign.quotation) === 0 || !text.includes('facts.')) return;
      for (const [, before, behind] of text.matchAll(WITH_UNIT))
        content.graph.add({ kind: unitKind, value: before ?? behind ?? '', from: file, pointer: pointer() });
    },
    end: () => {
      const elsewhere = content.graph.named(unitKind);
      for (const { file, data } of content.documents('facts')) {
        const facts = Object.entries(isObject(data) ? data : {});
        const values = facts.map(([, fact]) => textProperty(fact, 'value') ?? '');
        for (const [name, fact] of facts) {
          const issue = elsewhere.has(name) ? undefined : issueOf(name, fact, values);
          if (issue) report({ path: file.path, ...issue });
        }
      }
    },
  }),
};

const BARE = /^\d[\d.,]*(?: ?[–-] ?\d[\d.,]*)?\+?$/;
const BARE_SUM = /^\d[\d.,]*(?:[KMB]| million| billion)?\+?$/;

/** What is counted in percent, in time and in money, in the words of English meanings. */
const SHARE =
  /\b(?:share of|as a share|per ?cent(?:age)?|occupancy|return on|(?:drop|rise|growth|increase) (?:in|of)|how much (?:lower|higher|more|less))\b/i;
const TIME = /^(?:how (?:long|soon|quickly)|the longest\b|(?:[\p{L}-]+ ){0,2}time\b(?! of\b))/iu;
const SUM = /\b(?:revenue|turnover|investment round|funding|profits?|price)\b/i;

function issueOf(name: string, fact: unknown, values: readonly string[]): FileIssue | undefined {
  const [value, meaning] = [textProperty(fact, 'value') ?? '', textProperty(fact, 'meaning') ?? ''];
  const currency = values.flatMap((other) => /^(?:[A-Z]{3}|[$€£]) ?(?=\d)/.exec(other)?.[0] ?? [])[0];
  if (BARE.test(value) && TIME.test(meaning))
    return without(name, value, 'a time', `Write the unit too, such as "${value} hours" or "${value} days".`);
  if (BARE.test(value) && SHARE.test(meaning) && values.some((other) => other.includes('%')))
    return without(name, value, 'a share', undefined, `${value.replace(/\+$/, '')}%${value.endsWith('+') ? '+' : ''}`);
  if (BARE_SUM.test(value) && SUM.test(meaning) && currency !== undefined)
    return without(name, value, 'money', undefined, `${currency}${value}`);
  return undefined;
}

function without(name: string, value: string, what: string, suggestion?: string, right?: string): FileIssue {
  const pointer = `/${name}/value`;
  return {
    code: 'fact-without-unit',
    pointer,
    message: `"${value}" has no unit, although its meaning speaks of ${what}: visitors would read the bare number.`,
    suggestion: suggestion ?? `Write "${right}", if that is the unit.`,
    ...(right !== undefined && { fix: unsure(changeTo(pointer, right)) }),
  };
}
