import { isObject, textProperty } from '../../../../read/json.ts';
import { MONTH_NAMES } from '../../../../references/quantities/month-names.ts';
import type { FileIssue } from '../../../../report/issues.ts';
import { asWarnings, type Check } from '../../../check.ts';

/** Checks that period, source and value of a fact are not mixed up. English only. */
export const check: Check = {
  codes: asWarnings('period-without-time source-is-a-time year-in-figure stop-in-figure meaning-differs'),
  *document({ file, data }, content) {
    const isEnglish = textProperty(content.data('site'), 'language')?.startsWith('en') ?? false;
    if (file.kind.name !== 'facts' || !isEnglish || !isObject(data)) return;
    for (const name of Object.keys(data)) yield issuesOf(name, data[name]);
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

type Found = [code: string, property: string, message: string, suggestion: string, at?: string];

function issuesOf(name: string, fact: unknown): FileIssue[] {
  const part = (property: string) => textProperty(fact, property) ?? '';
  return [
    ...periodFaults(part('period')),
    ...sourceFaults(part('source')),
    ...valueFaults(part('value'), part('meaning')),
  ].map(([code, property, message, suggestion, text]) => ({
    code,
    pointer: `/${name}/${property}`,
    ...(text !== undefined && { at: { text } }),
    message,
    suggestion,
  }));
}

function periodFaults(period: string): Found[] {
  const suggestion = 'Write the months or years, such as "January to June 2025", and the records in "source".';
  if (RECORDS.test(period) && !TIME.test(period))
    return [
      [
        'period-without-time',
        'period',
        `"${period}" names no time, but visitors read it as the time that the figure speaks of.`,
        suggestion,
      ],
    ];
  if (SHORT_YEAR.test(period))
    return [
      [
        'period-without-time',
        'period',
        `"${period}" has a year of two digits, which can be read as a day.`,
        'Write the year with four digits.',
      ],
    ];
  return [];
}

function sourceFaults(source: string): Found[] {
  if (!PERIOD.test(source) || !/\d/.test(source)) return [];
  return [
    [
      'source-is-a-time',
      'source',
      `Visitors would read "Source: ${source}", which is a time and not where the figure comes from.`,
      'Name the records, such as "our rent ledger", and write the time in "period".',
    ],
  ];
}

function valueFaults(value: string, meaning: string): Found[] {
  const year = WITH_YEAR.exec(value)
    ?.slice(1)
    .find((one) => one !== undefined);
  const stop = /(?<=[\p{L}\d%+])[.,;:]$/u.exec(value)?.[0];
  const quoted = /“[^”]*?(\d[\d.,–]*)[^”]*”/.exec(meaning);
  const figures = quoted?.[1]?.replace(/[.,]$/, '');
  return [
    ...(year === undefined
      ? []
      : [
          [
            'year-in-figure',
            'value',
            `The year is part of the figure, so every text that quotes it would read "${value}".`,
            'Write the figure alone here, and the year in "period".',
            year,
          ] satisfies Found,
        ]),
    ...(stop === undefined
      ? []
      : [
          [
            'stop-in-figure',
            'value',
            `The figure ends with "${stop}", which would stand in the middle of the sentences that quote it.`,
            'Remove it.',
          ] satisfies Found,
        ]),
    ...(quoted === null || figures === undefined || value.includes(figures)
      ? []
      : [
          [
            'meaning-differs',
            'meaning',
            `The meaning says how the figure is written, ${quoted[0]}, but the figure is ${value}.`,
            'Correct one of the two.',
            quoted[0],
          ] satisfies Found,
        ]),
  ];
}
