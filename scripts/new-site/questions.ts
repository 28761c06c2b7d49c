/** What has to be known of a new site, and what may be left to a guess. */
import { wrongUse } from '../lib/command.ts';
import type { NewSite } from './create-site.ts';

/** The answers on the command line, by the names of their flags. */
export type Answers = Partial<Record<'name' | 'domain' | 'country' | 'calling-code' | 'city' | 'time-zone', string>>;

type Ask = (question: string) => Promise<string>;

interface Question {
  flag: keyof Answers;
  question: string;
  /** What it has to be, in words. */
  rule: string;
  isGood(answer: string): boolean;
  /** What is taken where nothing is answered. */
  guess?(known: Answers): string;
}

/** A reserved domain made of the company's name. */
function sampleDomain(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return `www.${slug || 'company'}.example`;
}

const isTimeZone = (text: string) => Intl.supportedValuesOf('timeZone').includes(text) || text === 'UTC';

const QUESTIONS: Question[] = [
  {
    flag: 'name',
    question: "The company's name",
    rule: '2 to 40 characters, without double quotes and { }',
    isGood: (text) => /^[^"{}<>]{2,40}$/.test(text.trim()),
  },
  {
    flag: 'domain',
    question: 'Host name of the site',
    rule: 'a host name such as www.acme.example',
    isGood: (text) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)+$/.test(text),
    guess: ({ name = '' }) => sampleDomain(name),
  },
  {
    flag: 'country',
    question: 'Country, as two capital letters',
    rule: 'two capital letters such as PT',
    isGood: (text) => /^[A-Z]{2}$/.test(text) && new Intl.DisplayNames(['en'], { type: 'region' }).of(text) !== text,
  },
  {
    flag: 'calling-code',
    question: 'Calling code of the country',
    rule: 'the digits of the calling code, such as 351',
    isGood: (text) => /^[1-9]\d{0,2}$/.test(text),
  },
  {
    flag: 'city',
    question: 'City',
    rule: 'the name of a city',
    isGood: (text) => /^[^"{}<>,]{2,40}$/.test(text),
    guess: () => 'Sampletown',
  },
  {
    flag: 'time-zone',
    question: 'Time zone',
    rule: 'a time zone such as Europe/Lisbon',
    isGood: isTimeZone,
    guess: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
];

/** One answer: from the command line, asked for, or guessed. Ends with exit code 2 where there is none, or a wrong one. */
async function answerTo(one: Question, given: Answers, usage: string, ask: Ask | undefined): Promise<string> {
  const { flag, question, rule, isGood, guess } = one;
  const guessed = guess?.(given);
  const asked = given[flag] ?? (await ask?.(guessed === undefined ? `${question}: ` : `${question} [${guessed}]: `));
  const answer = asked?.trim() || guessed;
  if (answer === undefined || answer === '') wrongUse(`Please give --${flag}: ${rule}.`, usage);
  if (!isGood(answer)) wrongUse(`--${flag} is "${answer}", but must be ${rule}.`, usage);
  return answer;
}

/**
 * Everything that has to be known of a new site.
 * @param given what stands on the command line
 * @param ask asks the person at the terminal; undefined without one
 */
export async function answersOf(given: Answers, usage: string, ask: Ask | undefined): Promise<Omit<NewSite, 'folder'>> {
  const known: Answers = { ...given };
  for (const question of QUESTIONS) known[question.flag] = await answerTo(question, known, usage, ask);
  const { name = '', domain = '', country = '', city = '' } = known;
  return { name, domain, country, city, callingCode: known['calling-code'] ?? '', timeZone: known['time-zone'] ?? '' };
}
