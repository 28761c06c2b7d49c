import { fault, replaceFix, type SyntaxIssue } from '../../syntax/fault-parts.ts';

/** A line in the notation of another program, or copied along with the content, and how it is written here. */
interface ForeignLine {
  pattern: RegExp;
  code: string;
  message: string;
  /** The line as it is meant, by the parts that the pattern found. */
  right(parts: readonly string[]): string;
  isSafe: boolean;
  /** What to do, if not to write the line as it is meant. */
  advice?: { suggestion: string; title: string };
}

/** A text in quotation marks, without them. */
const TEXT = String.raw`"((?:[^"\\\n]|\\.)*)"`;

const LINES: readonly ForeignLine[] = [
  {
    pattern: /^\+(?=[ \t]*["{}[\]]).*$/gm,
    code: 'unexpected',
    message: 'The + at the beginning of this line was copied from a comparison of two versions; it marks a new line.',
    right: ([line = '']) => line.slice(1),
    isSafe: true,
    advice: { suggestion: 'Remove the +.', title: 'Remove the +' },
  },
  {
    pattern: /^-(?=[ \t]*["{}[\]]).*(?:\r?\n|$)/gm,
    code: 'unexpected',
    message:
      'The - at the beginning of this line was copied from a comparison of two versions; it marks a deleted line.',
    right: () => '',
    isSafe: false,
    advice: { suggestion: 'Remove the line.', title: 'Remove the line' },
  },
  {
    pattern: /^[ \t]*(?:\.{3}|…)[ \t]*,?[ \t]*(?:\r?\n|$)/gm,
    code: 'unexpected',
    message: 'These dots stand for lines left out of an example.',
    right: () => '',
    isSafe: false,
    advice: { suggestion: 'Remove them, or write what belongs here.', title: 'Remove the dots' },
  },
  {
    pattern: /(?<=^[ \t]*[^\n]*"[ \t]*:[ \t]*)\d+(?:[ \t]*\*[ \t]*\d+)+(?=\s*[,}\]])/gm,
    code: 'bad-value',
    message: 'This is a calculation, and these files hold its result.',
    right: ([line = '']) => String(line.split('*').reduce((product, factor) => product * Number(factor), 1)),
    isSafe: true,
  },
  {
    pattern: /(?<=^[ \t]*[^\n]*"[ \t]*:[ \t]*)\d{1,3}(?:\.\d{3}){2,}(?=\s*[,}\]])/gm,
    code: 'bad-value',
    message: 'This is not a number here: points separate its thousands.',
    right: ([line = '']) => line.replaceAll('.', ''),
    isSafe: true,
  },
  {
    pattern: /(?<=^[ \t]*\{?[ \t]*)\\"\w+\\"\s*:[^\n]*/gm,
    code: 'bad-backslash',
    message:
      'This was copied from a text inside another one: the backslashes before its quotation marks do not belong here.',
    right: ([line = '']) => line.replaceAll('\\"', '"'),
    isSafe: false,
  },
  {
    pattern: /&quot;[^"\n]*&quot;/g,
    code: 'unexpected',
    message: 'This was copied from a web page, where &quot; stands for a quotation mark.',
    right: ([line = '']) => line.replaceAll('&quot;', '"'),
    isSafe: true,
  },
  {
    pattern: new RegExp(String.raw`(?<=:[ \t]*)${TEXT}\s*\+\s*${TEXT}(?=\s*[,}\]\n])`, 'g'),
    code: 'second-value',
    message: 'Two texts are joined with + here, as in a program; a text is written in one piece.',
    right: ([, first = '', second = '']) => `"${first}${second}"`,
    isSafe: true,
  },
  {
    pattern: new RegExp(String.raw`(?<=:[ \t]*)${TEXT}[ \t]*\r?\n\s*${TEXT}(?=\s*[,}])`, 'g'),
    code: 'second-value',
    message: 'This text stands in two pieces, each in quotation marks of its own.',
    right: ([, first = '', second = '']) => `"${first.trimEnd()} ${second.trimStart()}"`,
    isSafe: false,
  },
  {
    pattern: /(?<=^[ \t]*)(?:[A-Za-z]{1,12}[ \t]+|[A-Za-z]{1,2})(?="\w+"\s*:)/gm,
    code: 'unexpected',
    message: 'These letters stand before a name and belong to nothing.',
    right: () => '',
    isSafe: false,
  },
  {
    pattern: /(?<=(?:["\d}\]]|true|false)[ \t]*,[ \t]*|[}\]][ \t]*)[A-Za-z]{1,3}(?=[ \t]*\r?$)/gm,
    code: 'unexpected',
    message: 'These letters stand behind the end of the line and belong to nothing.',
    right: () => '',
    isSafe: false,
  },
  {
    pattern: /(?<=^[^"\n]*(?:"[^"\n]*"[ \t]*:[ \t]*)?"[^"\n]*")[A-Za-z]{1,2}(?=,?[ \t]*\r?$)/gm,
    code: 'unexpected',
    message: 'These letters stand behind a text and belong to nothing.',
    right: () => '',
    isSafe: false,
  },
  {
    pattern: /(?<=^[ \t]*)([A-Za-z]\w*):[ \t]+([A-Za-z][^"{}[\],:\n]* [^"{}[\],:\n]*?)(?=,?[ \t]*\r?$)/gm,
    code: 'name-without-quotes',
    message: 'Neither the name nor the text of this line is in quotation marks.',
    right: ([, name = '', text = '']) => `"${name}": "${text}"`,
    isSafe: true,
  },
  {
    pattern: new RegExp(String.raw`(?<=:[ \t]*\r?\n[ \t]*)-[ \t]+${TEXT}`, 'g'),
    code: 'wrong-sign',
    message:
      'Here a list begins with a hyphen; lists are written in [square brackets], with a comma between their entries.',
    right: ([, text = '']) => `["${text}"]`,
    isSafe: false,
  },
];

/** The faults of such lines, each with the line as it is written here. */
export function foreignLines(text: string): SyntaxIssue[] {
  return LINES.flatMap(({ pattern, code, message, right, isSafe, advice }) =>
    [...text.matchAll(pattern)].map((match) => {
      const written = right([...match]);
      const start = match.index;
      const what = written === '' ? `Remove ${match[0].trim()}` : `Write ${shortened(written)}`;
      return fault(
        code,
        { start, end: start + match[0].trimEnd().length },
        message,
        advice?.suggestion ?? (written === '' ? 'Remove them.' : what),
        replaceFix(advice?.title ?? what, { start, end: start + match[0].length }, written, isSafe),
      );
    }),
  );
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
