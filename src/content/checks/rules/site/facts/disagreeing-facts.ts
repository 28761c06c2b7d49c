import { asObject, textProperty } from '../../../../read/json.ts';
import { spanOf } from '../../../../references/quantities/durations.ts';
import type { Rule } from '../../../rule.ts';

/** Checks that facts with the same meaning in two notations, such as "48hr" and "48 hours", agree. */
export const rule: Rule = {
  codes: { 'facts-disagree': 'warning' },
  files: 'facts',
  *onDocument({ file, data }) {
    const facts = Object.entries(asObject(data)).flatMap(([name, fact]) => timeOf(name, fact) ?? []);
    for (const [first, other] of Map.groupBy(facts, ({ subject }) => subject).values()) {
      if (first === undefined || other === undefined || first.hours === other.hours) continue;
      yield {
        pointer: `/${other.name}/value`,
        related: { path: file.path, pointer: `/${first.name}/value` },
        code: 'facts-disagree',
        message: `"${other.name}" is ${other.value}, but "${first.name}" is ${first.value}.`,
        suggestion: `Correct "${other.name}" or "${first.name}"${inStep(first, other)}; if they are different things, call them by names that say so.`,
      };
    }
  },
};

/** Suffixes of names that only describe the notation. */
const NOTATION_SUFFIX = /(?:Hours|Days|Weeks|Months|Years|Time|Short|Long|Text|Words|InWords|Written)$/;

const UNIT_ABBREVIATIONS: Record<string, string> = {
  h: 'hours',
  hr: 'hours',
  hrs: 'hours',
  d: 'days',
  yr: 'years',
  yrs: 'years',
};

/** The duration in a fact, if it is one. */
function timeOf(name: string, fact: unknown) {
  const value = textProperty(fact, 'value') ?? '';
  const spelt = value.replace(/(?<=\d)\s?(hrs?|h|d|yrs?)$/, (unit) => ` ${UNIT_ABBREVIATIONS[unit.trim()] ?? unit}`);
  const span = spanOf(spelt);
  const subject = name.replace(NOTATION_SUFFIX, '');
  if (span === undefined || subject === name || subject === '') return undefined;
  return { name, value, subject, hours: `${span.least} ${span.most}` };
}

type Time = NonNullable<ReturnType<typeof timeOf>>;

const NUMBER = /^\d+/;

/** What each of two facts would be in step with the other; nothing if they have different units. */
function inStep(first: Time, other: Time): string {
  const [one, two] = [first, other].map(({ value }) => NUMBER.exec(value)?.[0] ?? '');
  const isSameUnit = Number.parseFloat(first.hours) * Number(two) === Number.parseFloat(other.hours) * Number(one);
  if (!isSameUnit || one === undefined || two === undefined) return '';
  return `: write "${other.value.replace(NUMBER, one)}" here, or "${first.value.replace(NUMBER, two)}" there`;
}
