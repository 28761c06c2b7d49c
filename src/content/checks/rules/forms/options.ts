import { listProperty, textProperty } from '../../../read/json.ts';
import { type Advice, suggestWriting } from '../../../references/suggestions.ts';
import { changeTo, removeValue, rightValue, unsafe } from '../../../report/fixes.ts';
import { toLatin } from '../../../syntax/look-alikes.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that the options of a list are distinct, for people and for programs. */
export const rule: Rule = {
  codes: {
    ...asErrors('duplicate-option'),
    ...asWarnings('option-nearly-twice option-spaces empty-choice option-differs look-alike'),
  },
  files: 'options',
  *onDocument({ data }) {
    for (const name of ['value', 'label']) yield issuesOf(name, listProperty(data, 'options'));
    yield differing(listProperty(data, 'options'));
  },
};

/** A text without differences in capitals, spaces and punctuation. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

function issuesOf(name: string, options: unknown[]): Issues<FileIssue> {
  const texts = options.map((option) => textProperty(option, name));
  return texts.map((text, index) => {
    if (text === undefined) return undefined;
    const pointer = `/options/${index}/${name}`;
    const earlier = texts.slice(0, index);
    if (name === 'label' && NO_CHOICE.test(text)) return noChoice(text, `/options/${index}`);
    const own = name === 'value' ? ownValue(options, index) : undefined;
    if (earlier.includes(text)) return { ...twice(name, text, pointer), ...own };
    const alike =
      bare(text) === '' ? undefined : earlier.find((other) => other !== undefined && bare(other) === bare(text));
    if (alike !== undefined) return { ...nearlyTwice(name, text, alike, pointer), ...own };
    if (name === 'value' && /\w/.test(text) && toLatin(text) !== text) return ofOtherAlphabet(text, pointer);
    return name === 'value' && /\s{2,}|[^\S ]|^\s|\s$/.test(text) ? withSpaces(text, pointer) : undefined;
  });
}

/** The value of an option whose label is its own, in a list where all other values are the labels. */
function ownValue(options: unknown[], index: number): Advice | undefined {
  const label = textProperty(options[index], 'label') ?? '';
  const others = options.toSpliced(index, 1);
  const isOwn = others.every((other) => bare(textProperty(other, 'label') ?? '') !== bare(label));
  const areLabels = others.every((other) => textProperty(other, 'value') === textProperty(other, 'label'));
  return isOwn && areLabels && bare(label) !== '' ? suggestWriting(label) : undefined;
}

/** Reports letters that only look like Latin ones: comparing the answer would fail. */
function ofOtherAlphabet(text: string, pointer: string): FileIssue {
  const right = toLatin(text);
  return {
    code: 'look-alike',
    message: `"${text}" has a letter from another alphabet that only looks the same, so no rule or mail that names this answer finds it.`,
    ...rightValue(pointer, right),
  };
}

/** Reports labels with a different number than the stored value. Large numbers are written in many ways. */
function differing(options: unknown[]): Issues<FileIssue> {
  return options.map((option, index) => {
    const [value = '', label = ''] = ['value', 'label'].map((name) => textProperty(option, name));
    const [sent, shown] = [numbersIn(value), numbersIn(label)];
    if (sent.length === 0 || shown.length === 0 || sent.join() === shown.join()) return undefined;
    // "10+" may mean "11 or more".
    if (/^\d+\+$/.test(value) && shown.length === 1 && shown[0] === Number(value.slice(0, -1)) + 1) return undefined;
    if ([...sent, ...shown].some((number) => number > LARGEST_COMPARED)) return undefined;
    return {
      code: 'option-differs',
      pointer: `/options/${index}/label`,
      message: `Visitors choose "${label}", but mails and stored answers say "${value}".`,
      ...correctionOf(options, index),
    };
  });
}

/** Which of the two is right, if only one of them fits between the ranges next to it; whoever sees both can tell. */
function correctionOf(options: unknown[], index: number): Pick<FileIssue, 'suggestion' | 'fix'> {
  const [values, labels] = ['value', 'label'].map((name) => options.map((option) => textProperty(option, name) ?? ''));
  const ranges = labels?.map(numbersIn) ?? [];
  const [value = '', label = ''] = [values?.[index], labels?.[index]];
  const right = withNumbers(label, numbersIn(value));
  const isRight = right !== undefined && isInOrder(ranges.with(index, numbersIn(value)), index);
  if (!isRight || isInOrder(ranges, index)) return { suggestion: 'Correct one of the two.' };
  const pointer = `/options/${index}/label`;
  return { suggestion: `Write "${right}".`, fix: unsafe(changeTo(pointer, right)) };
}

/** A label with other numbers; undefined if it has more of them, or fewer. */
function withNumbers(label: string, numbers: readonly number[]): string | undefined {
  const left = [...numbers];
  return numbersIn(label).length === numbers.length
    ? label.replace(NUMBERS, () => String(left.shift() ?? ''))
    : undefined;
}

/** Whether a range follows the one before it, and the next one follows it, as closely as the others do. */
function isInOrder(ranges: readonly number[][], index: number): boolean {
  const steps = ranges.map((range, place) => {
    const [from, end] = [range[0], ranges[place - 1]?.at(-1)];
    return from === undefined || end === undefined ? undefined : from - end;
  });
  const [usual, another] = new Set(
    steps.filter((step, place) => step !== undefined && place !== index && place !== index + 1),
  );
  return usual !== undefined && another === undefined && (steps[index] ?? usual) === usual;
}

const LARGEST_COMPARED = 999;
const NUMBERS = /\d[\d,]*/g;
const numbersIn = (text: string) => (text.match(NUMBERS) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Options that ask for a choice instead of being one, such as "Please choose". */
const NO_CHOICE =
  /^(?:[-–—.…\s]*|[-–—\s]*(?:please )?(?:choose|select|pick)\b(?: (?:one|an?|your|the|from)\b.*)?[\s.…:–—-]*)$/i;

function noChoice(text: string, pointer: string): FileIssue {
  return {
    code: 'empty-choice',
    pointer: `${pointer}/label`,
    message: `"${text}" is not an answer, but visitors could send it. The form already asks for a choice.`,
    suggestion: 'Remove this choice.',
    fix: unsafe(removeValue(pointer)),
  };
}

function twice(name: string, text: string, pointer: string): FileIssue {
  return {
    code: 'duplicate-option',
    pointer,
    message: `The ${name} "${text}" appears twice, so visitors cannot tell the two choices apart.`,
    suggestion: 'Remove this choice, or change it.',
  };
}

function nearlyTwice(name: string, text: string, other: string, pointer: string): FileIssue {
  return {
    code: 'option-nearly-twice',
    pointer,
    message: `The ${name} "${text}" is nearly the same as "${other}", so people will confuse the two.`,
    suggestion: 'Remove one of them, or say how they differ.',
  };
}

function withSpaces(text: string, pointer: string): FileIssue {
  const right = text.replace(/\s+/g, ' ').trim();
  return {
    code: 'option-spaces',
    message: `"${text}" has ${/^\s|\s$/.test(text) ? 'a space at its beginning or end' : /\s{2,}/.test(text) ? 'several spaces in a row' : 'a space that is not an ordinary one'}, so conditions and tables that refer to this answer would not match it.`,
    ...rightValue(pointer, right),
  };
}
