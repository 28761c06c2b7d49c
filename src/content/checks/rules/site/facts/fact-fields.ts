import { asObject, textProperty } from '../../../../read/json.ts';
import { MONTH_NAMES } from '../../../../references/quantities/month-names.ts';
import type { FileIssue, Issues } from '../../../../report/issues.ts';
import { asWarnings, type Rule, withPointerPrefix } from '../../../rule.ts';

/** Checks that period, source and value of a fact are not mixed up. English only. */
export const rule: Rule = {
  codes: asWarnings('period-without-time source-is-a-time year-in-figure stop-in-figure meaning-differs'),
  files: 'facts',
  *onDocument({ data }, content) {
    if (!content.isEnglish) return;
    for (const [name, fact] of Object.entries(asObject(data))) yield issuesOf(name, fact);
  },
};

/** Typical sources of figures. */
const RECORDS =
  /\b(?:ledgers?|records?|registers?|reports?|books?|systems?|notes?|accounts?|statements?|contracts?|statistics|valuations?|readings?|receipts?|minutes)\b/i;
const TIME =
  /\d|\b(?:day|week|month|quarter|season|year|yearly|monthly|daily|annual|today|now|always|average|since|until|ongoing|spring|summer|autumn|winter)/i;
/** A period alone, such as "January to December 2025". */
const PERIOD = new RegExp(
  `^(?:(?:by|since|from|until|the|end|of|to|and|in|half|first|second|third|fourth|quarter|season|Q[1-4]|${MONTH_NAMES}|(?:19|20)\\d\\d)(?: |[–-]|, |$)*)+$`,
  'i',
);
/** A figure followed by its year. */
const WITH_YEAR = /\d\D* ?(?:\((?:in )?((?:19|20)\d\d)\)|, ((?:19|20)\d\d)|(?<=%) (?:in )?((?:19|20)\d\d))$/;

/** Months with a two-digit year: "Jan-Dec 25". */
const SHORT_YEAR = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? ?['’]?\d\d$/i;

function issuesOf(name: string, fact: unknown): Issues<FileIssue> {
  const [period = '', source = '', value = '', meaning = ''] = ['period', 'source', 'value', 'meaning'].map((part) =>
    textProperty(fact, part),
  );
  return withPointerPrefix(`/${name}`, [periodIssue(period), sourceIssue(source), valueIssues(value, meaning)]);
}

function periodIssue(period: string): Issues<FileIssue> {
  const place = { code: 'period-without-time', pointer: '/period' };
  if (RECORDS.test(period) && !TIME.test(period))
    return {
      ...place,
      message: `"${period}" names no time, but visitors read it as the time that the figure speaks of.`,
      suggestion: 'Write the months or years, such as "January to June 2025", and the records in "source".',
    };
  if (!SHORT_YEAR.test(period)) return undefined;
  return {
    ...place,
    message: `"${period}" has a year of two digits, which can be read as a day.`,
    suggestion: 'Write the year with four digits.',
  };
}

function sourceIssue(source: string): Issues<FileIssue> {
  if (!PERIOD.test(source) || !/\d/.test(source)) return undefined;
  return {
    code: 'source-is-a-time',
    pointer: '/source',
    message: `Visitors would read "Source: ${source}", which is a time and not where the figure comes from.`,
    suggestion: 'Name the records, such as "our rent ledger", and write the time in "period".',
  };
}

function valueIssues(value: string, meaning: string): Issues<FileIssue> {
  const year = WITH_YEAR.exec(value)?.slice(1).find(Boolean);
  const stop = /(?<=[\p{L}\d%+])[.,;:]$/u.exec(value)?.[0];
  const [quoted, figures = ''] = /“[^”]*?(\d[\d.,–]*)[^”]*”/.exec(meaning) ?? [];
  return [
    year === undefined
      ? undefined
      : {
          code: 'year-in-figure',
          pointer: '/value',
          at: { text: year },
          message: `The year is part of the figure, so every text that quotes it would read "${value}".`,
          suggestion: 'Write the figure alone here, and the year in "period".',
        },
    stop === undefined
      ? undefined
      : {
          code: 'stop-in-figure',
          pointer: '/value',
          message: `The figure ends with "${stop}", which would stand in the middle of the sentences that quote it.`,
          suggestion: 'Remove it.',
        },
    quoted === undefined || value.includes(figures.replace(/[.,]$/, ''))
      ? undefined
      : {
          code: 'meaning-differs',
          pointer: '/meaning',
          at: { text: quoted },
          message: `The meaning says how the figure is written, ${quoted}, but the figure is ${value}.`,
          suggestion: 'Correct one of the two.',
        },
  ];
}
