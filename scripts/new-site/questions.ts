/** The data needed for a new site, and defaults where they can be guessed. */
import { wrongUse } from '../lib/command.ts';
import type { NewSite } from './create-site.ts';

/** The answers on the command line, by flag. */
export type Answers = Partial<Record<'name' | 'domain' | 'country' | 'calling-code' | 'city' | 'time-zone', string>>;

type Ask = (question: string) => Promise<string>;

interface Question {
  flag: keyof Answers;
  question: string;
  /** What a valid answer is, in words. */
  rule: string;
  isGood(answer: string): boolean;
  /** The default if there is no answer. */
  guess?(known: Answers): string;
}

/** A reserved domain derived from the company's name. */
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

/** One answer: from the command line, from the terminal, or guessed. Exits with code 2 if it is missing or invalid. */
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
 * All answers needed for a new site.
 * @param given the answers on the command line
 * @param ask asks the person at the terminal; undefined without one
 */
export async function answersOf(given: Answers, usage: string, ask: Ask | undefined): Promise<Omit<NewSite, 'folder'>> {
  const known: Answers = { ...given };
  for (const question of QUESTIONS) known[question.flag] = await answerTo(question, known, usage, ask);
  const { name = '', domain = '', country = '', city = '' } = known;
  return { name, domain, country, city, callingCode: known['calling-code'] ?? '', timeZone: known['time-zone'] ?? '' };
}
