import { asObject, textProperty } from '../../../../read/json.ts';
import { changeTo, unsafe } from '../../../../report/fixes.ts';
import type { FileIssue } from '../../../../report/issues.ts';
import { asWarnings, type Rule, withPath } from '../../../rule.ts';

/** Checks that facts are formatted consistently, and that targets are in the future. */
export const rule: Rule = {
  codes: asWarnings('range-with-hyphen odd-figure target-overdue period-ahead share-of-too-much'),
  // At the end, because findings also depend on the current date.
  *onEnd(content) {
    for (const { file, data } of content.documents('facts')) {
      const facts = Object.entries(asObject(data));
      const hasPercent = facts.some(([, fact]) => /\d%/.test(textProperty(fact, 'value') ?? ''));
      const hasDash = facts.some(([, fact]) => /\d–\d/.test(textProperty(fact, 'value') ?? ''));
      for (const [name, fact] of facts)
        for (const issue of [
          hasDash ? hyphenIn(name, fact) : undefined,
          oddFigure(name, fact, hasPercent),
          beyondWhole(name, fact),
          overdue(name, fact, content.today),
          ahead(name, fact, content.today),
        ])
          yield* withPath(file, issue);
    }
  },
};

/** Reports a range with a hyphen if other facts use a dash. */
function hyphenIn(name: string, fact: unknown): FileIssue | undefined {
  const value = textProperty(fact, 'value') ?? '';
  if (!/^(?:\p{L}+ )?\d[\d.,]*\s?-\s?\d[\d.,]*(?:%|\+| ?[\p{L}]+)?$/u.test(value)) return undefined;
  const right = value.replace(/\s?-\s?/, '–');
  return {
    code: 'range-with-hyphen',
    pointer: `/${name}/value`,
    message: `"${value}" has a hyphen where other figures have a dash.`,
    suggestion: `Write "${right}".`,
    fix: changeTo(`/${name}/value`, right),
  };
}

/** Reports more than 100% of a whole. */
function beyondWhole(name: string, fact: unknown): FileIssue | undefined {
  const [value, meaning] = [textProperty(fact, 'value') ?? '', textProperty(fact, 'meaning') ?? ''];
  const share = Number(/^([\d.]+)(?:–([\d.]+))?%/.exec(value)?.[1] ?? 0);
  if (share <= 100 || !SHARE_MEANING.test(meaning)) return undefined;
  return {
    code: 'share-of-too-much',
    pointer: `/${name}/value`,
    message: `"${value}" is more than 100%, but its meaning speaks of a part of a whole.`,
    suggestion: 'Write a share of at most 100%, such as 95% or 79.5%.',
  };
}

/** Meanings of percentages that cannot exceed 100%; a profit can exceed its cost. */
const SHARE_MEANING = /^share of\b|\bas a share of all\b|\boccupancy\b|^\w+ who\b/i;

/** Reports a target for a past year. */
function overdue(name: string, fact: unknown, today: string): FileIssue | undefined {
  const period = textProperty(fact, 'period') ?? '';
  const year = /\b(?:by|until|before)\b.*\b(20\d\d)$/.exec(period)?.[1];
  if (year === undefined || textProperty(fact, 'status') !== 'target' || year >= today.slice(0, 4)) return undefined;
  return {
    code: 'target-overdue',
    pointer: `/${name}/period`,
    message: `This target was to be reached "${period}", which is over.`,
    suggestion: 'Write the figure that was reached with "status": "result", or correct the period.',
  };
}

/** Reports a misplaced plus, a point for thousands, a word instead of a sign, or a unit without a space. */
function oddFigure(name: string, fact: unknown, hasPercent: boolean): FileIssue | undefined {
  const value = textProperty(fact, 'value') ?? '';
  const isPoint = /^(?:\p{L}+ )?[1-9]\d{0,2}(?:\.\d{3})+\+?$/u.test(value);
  const isWord = hasPercent && /^\d[\d.,]*(?:[–-]\d[\d.,]*)? ?(?:percent|per cent|pct)\.?$/i.test(value);
  const isGlued = GLUED_UNIT.test(value);
  const right = isPoint
    ? value.replaceAll('.', ',')
    : isWord
      ? value.replace(/ ?\p{L}.*$/u, '%')
      : isGlued
        ? value.replace(GLUED_UNIT, '$1 $2')
        : value.replace(/^\+\s?(\d[\d.,]*%?)$|^(\d[\d.,]*%?) \+$/, '$1$2+');
  if (right === value) return undefined;
  return {
    code: 'odd-figure',
    pointer: `/${name}/value`,
    message: isPoint
      ? `"${value}" has a point where thousands have a comma.`
      : isWord
        ? `"${value}" has a word where other figures have %.`
        : isGlued
          ? `"${value}" has no space before its unit.`
          : `The plus of "${value}" belongs directly behind the figure.`,
    suggestion: `Write "${right}".`,
    fix: unsafe(changeTo(`/${name}/value`, right)),
  };
}

/** Abbreviations such as "48hr" are written without a space on purpose. */
const GLUED_UNIT =
  /^(\d[\d.,–-]*\+?)((?:minute|hour|day|week|month|year)s?|million|billion|percent|acres?|people|farmers|homes)$/i;

/** Reports an impossible year, or a result in the future. */
function ahead(name: string, fact: unknown, today: string): FileIssue | undefined {
  const period = textProperty(fact, 'period') ?? '';
  const at = { code: 'period-ahead', pointer: `/${name}/period` };
  const odd = /\b(?:[12]\d{4,}|2[1-9]\d\d)\b/.exec(period)?.[0];
  if (odd !== undefined) return { ...at, message: `${odd} cannot be the year.`, suggestion: 'Correct the year.' };
  const years = [...period.matchAll(/\b20\d\d\b/g)].map(([year]) => year);
  const isToCome = years.length > 0 && years.every((year) => year > today.slice(0, 4));
  if (!isToCome || textProperty(fact, 'status') !== 'result') return undefined;
  const message = `"${period}" is still to come, so this can be no result yet.`;
  if (PLAN_PERIOD.test(period))
    return { ...at, message, suggestion: 'Write "status": "target", or correct the period.' };
  const right = withLikelyYear(period, years, today);
  return {
    ...at,
    message,
    suggestion: `${right === undefined ? 'Correct the year' : `Write "${right}"`}, or write "status": "target" if it is a plan.`,
    ...(right !== undefined && { fix: unsafe(changeTo(at.pointer, right)) }),
  };
}

/** How the periods of plans begin; other results in the future have a wrong year. */
const PLAN_PERIOD = /^(?:by|until|before|from|at the end of|end of)\b/i;

/** The period with the year whose last two digits were swapped; undefined if that year is not the present or the last. */
function withLikelyYear(period: string, [year, another]: readonly string[], today: string): string | undefined {
  if (year === undefined || another !== undefined) return undefined;
  const swapped = year.replace(/(.)(.)$/, '$2$1');
  const age = Number(today.slice(0, 4)) - Number(swapped);
  return age === 0 || age === 1 ? period.replace(year, swapped) : undefined;
}
