import { MAX_DOCUMENT_BYTES } from '../../../../contracts/endpoints.ts';
import { isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import { type Content, type FileIssue, type Issue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that messages and hints state the actual limit, and that messages with a limit belong to a rule with one. */
export const rule: Rule = {
  codes: { 'limit-differs': 'warning', 'message-of-another': 'warning' },
  *onEnd(content) {
    const limits = content.documents('forms').flatMap(({ file, data }) => limitsOf(data, file.path));
    const messages = Map.groupBy(limits, ({ rule }) => textProperty(rule, 'message') ?? '');
    for (const [name, uses] of messages) yield messageIssues(name, uses, content);
    for (const limit of limits)
      yield* withPath(limit, [hintIssues(limit, content), typeIssues(limit, content), otherRule(limit, content)]);
  },
};

/** A rule of a field that limits what can be entered. */
interface Limit {
  rule: unknown;
  field: unknown;
  path: string;
  fieldPointer: string;
  rulePointer: string;
}

function limitsOf(form: unknown, path: string): Limit[] {
  return listProperty(form, 'fields').flatMap((field, index) =>
    listProperty(field, 'rules').map((rule, place) => ({
      rule,
      field,
      path,
      fieldPointer: `/fields/${index}`,
      rulePointer: `/fields/${index}/rules/${place}`,
    })),
  );
}

const MEGABYTE = 1024 * 1024;

/** How each rule's limit is written in sentences, and the number that corresponds to its value. */
const WRITTEN: Record<
  string,
  {
    find: RegExp;
    figureOf(value: number): number;
    valueOf(figure: number): number;
    unit: string;
  }
> = {
  'file-size': {
    // Of another unit, the unit is part of what is wrong.
    find: /(\d+(?:\.\d+)?(?=\s?MB\b)|\d+(?:\.\d+)?\s?[KG]B\b)/i,
    figureOf: (bytes) => Math.round(bytes / MEGABYTE),
    valueOf: (megabytes) => megabytes * MEGABYTE,
    unit: ' MB',
  },
  'max-length': {
    find: /(\d[\d,]*)\s+(?:characters|letters|signs)\b/i,
    figureOf: (length) => length,
    valueOf: (length) => length,
    unit: ' characters',
  },
  'min-length': {
    find: /(\d[\d,]*)\s+(?:characters|letters|signs)\b/i,
    figureOf: (length) => length,
    valueOf: (length) => length,
    unit: ' characters',
  },
};

/** A text that states a different limit than the rule. */
interface Difference {
  /** The limit as written in the text. */
  written: string;
  unit: string;
  /** The same with its unit. */
  statedLimit: string;
  right: number;
  /** The value of the rule that the text states; undefined if it is in another unit. */
  stated: number | undefined;
}

function differenceIn(text: string, rule: unknown): Difference | undefined {
  const value = property(rule, 'value');
  const form = WRITTEN[textProperty(rule, 'rule') ?? ''];
  const written = form?.find.exec(text)?.[1];
  if (typeof value !== 'number' || form === undefined || written === undefined) return undefined;
  const [figure, right] = [Number(written.replaceAll(',', '')), form.figureOf(value)];
  // A megabyte of a million bytes is just as common. Limits that no document can have are reported by another rule.
  const isOfDocument = form.unit === WRITTEN['file-size']?.unit;
  const isImpossible = right < 1 || (isOfDocument && value > MAX_DOCUMENT_BYTES);
  return isImpossible || figure === right || figure * 1_000_000 === value
    ? undefined
    : {
        written,
        unit: form.unit,
        statedLimit: withUnit(written, Number.isNaN(figure) ? '' : String(figure), form.unit),
        right,
        stated: Number.isNaN(figure) ? undefined : form.valueOf(figure),
      };
}

const withUnit = (written: string, figure: string, unit: string) => (figure === '' ? written : `${figure}${unit}`);

/** Formats with thousands separators if the other figure has them, or is too small to need any. */
const figureLike = (right: number, written: string, unit: string) =>
  right >= 1000 && (written.includes(',') || Number(written) < 1000)
    ? right.toLocaleString('en')
    : `${right}${/B$/i.test(written) ? unit : ''}`;

/** Whether the hint of a field states the limit of its rule, so that a message with another limit is wrong. */
function isHinted({ rule, field }: Limit): boolean {
  const hint = textProperty(field, 'hint') ?? '';
  const isStated = WRITTEN[textProperty(rule, 'rule') ?? '']?.find.test(hint) ?? false;
  return isStated && differenceIn(hint, rule) === undefined;
}

/** A message is wrong if all rules that use it have the same other limit; otherwise the rules may be wrong. */
function messageIssues(name: string, uses: Limit[], content: Content): Issues<Issue> {
  const text = messageOf(name, content);
  const messages = content.documents('messages')[0];
  if (text === undefined || messages === undefined) return undefined;
  const found = uses.flatMap((use) => {
    const difference = differenceIn(text, use.rule);
    return difference === undefined ? [] : [{ ...use, ...difference }];
  });
  const [first] = found;
  const isWrong = found.length === uses.length && agree(found) && (found.length > 1 || found.every(isHinted));
  if (first !== undefined && isWrong) {
    const put = figureLike(first.right, first.written, first.unit);
    const pointer = `/messages${pointerStep(name)}`;
    const unit = /^\s?MB\b/i.exec(text.slice(text.indexOf(first.written) + first.written.length))?.[0] ?? '';
    return {
      path: messages.file.path,
      pointer,
      at: { text: first.written + unit },
      code: 'limit-differs',
      message: `The message says ${first.statedLimit}, but the limit is ${first.right}${first.unit} wherever it is used.`,
      suggestion: `Write "${put}${unit}", or change the limit of these fields.`,
      fix: unsafe(changeTo(pointer, text.replace(first.written, put))),
    };
  }
  return found.map(({ path, rulePointer, right, statedLimit, unit, stated }) => ({
    path,
    pointer: `${rulePointer}/value`,
    code: 'limit-differs',
    message: `The limit is ${right}${unit}, but the message "${name}" says ${statedLimit}.`,
    ...limitAdvice(`${rulePointer}/value`, right, stated),
  }));
}

/** The advice to write the limit that the message states; or the other way round. */
function limitAdvice(pointer: string, right: number, stated: number | undefined): Pick<Issue, 'suggestion' | 'fix'> {
  const other = `or write "${right}" in the message, in messages.json.`;
  return stated === undefined
    ? { suggestion: `Correct the limit, ${other}` }
    : { suggestion: `Write ${stated} here, ${other}`, fix: unsafe(changeTo(pointer, stated)) };
}

const agree = (found: readonly Difference[]) => new Set(found.map(({ right }) => right)).size === 1;

function hintIssues({ rule, field, fieldPointer }: Limit, content: Content): Issues<FileIssue> {
  const hint = textProperty(field, 'hint') ?? '';
  const difference = differenceIn(hint, rule);
  const inMessage = differenceIn(messageOf(textProperty(rule, 'message') ?? '', content) ?? '', rule);
  // If the message says the same, the rule is wrong, and reported there.
  if (difference === undefined || difference.statedLimit === inMessage?.statedLimit) return undefined;
  const { written, unit, statedLimit, right } = difference;
  const put = figureLike(right, written, unit);
  return {
    code: 'limit-differs',
    at: { text: written },
    message: `The hint says ${statedLimit}, but the limit of the field is ${right}${unit}.`,
    ...likelyValue(`${fieldPointer}/hint`, hint.replace(written, put), `Write "${put}", or correct the limit.`),
  };
}

/** Document types as mentioned in sentences. */
const TYPES = /\b(PDF|DOCX?|JPE?G|PNG|XLSX?|PPTX?|CSV|TXT|RTF|ODT|ZIP|GIF|HEIC|WEBP|TIFF|MP[34])\b/gi;

function typeIssues({ rule, field, rulePointer }: Limit, content: Content): Issues<FileIssue> {
  if (textProperty(rule, 'rule') !== 'file-type') return undefined;
  const taken = new Set(listProperty(rule, 'types').map((type) => String(type).toLowerCase()));
  const name = textProperty(rule, 'message') ?? '';
  const texts = [
    [`the message "${name}"`, messageOf(name, content)],
    ['the hint', textProperty(field, 'hint')],
  ] as const;
  const found = texts.flatMap(([what, text = '']) => {
    const named = new Set([...text.matchAll(TYPES)].map(([type]) => type.toLowerCase().replace('jpeg', 'jpg')));
    const refused = [...named].filter((type) => !taken.has(type));
    const unsaid = [...taken].filter((type) => !named.has(type));
    if (named.size === 0 || (refused.length === 0 && unsaid.length === 0)) return [];
    return [`${what} names ${[...named].map((type) => type.toUpperCase()).join(', ')}`];
  });
  if (found.length === 0) return undefined;
  const types = [...taken].map((type) => type.toUpperCase()).join(', ');
  return {
    code: 'limit-differs',
    pointer: `${rulePointer}/types`,
    message: `The field accepts ${types}, but ${found.join(', and ')}.`,
    suggestion: `Name ${types} there, or correct this list.`,
  };
}

/** Rules that do not depend on the length of an answer. */
const LENGTH_INDEPENDENT_RULE = /^(?:required|accepted|email|url|file-type)$/;
const MINIMUM_WORDS = /\b(?:at least|minimum|more than)\b/i;
const MAXIMUM_WORDS = /\b(?:at most|maximum|no more than|fewer than|less than)\b/i;
const NEVER = /(?!)/;
const AT_MOST = /^(?:max-length|file-size)$/;

/** Reports a message about another rule: a line was copied, and only its rule was changed. */
function otherRule({ rule, rulePointer }: Limit, content: Content): Issues<FileIssue> {
  const [own = '', name = ''] = ['rule', 'message'].map((part) => textProperty(rule, part));
  const text = messageOf(name, content) ?? '';
  const saysLimit = Object.values(WRITTEN).some(({ find }) => find.test(text)) && text.search(TYPES) < 0;
  const saysRequired = /\b(?:is|are) required\b/i.test(text);
  const isOther = (saysLimit && LENGTH_INDEPENDENT_RULE.test(own)) || (saysRequired && AT_MOST.test(own));
  const isOfShape =
    /^(?:email|phone|url|pattern)$/.test(own) && saysRequired && !/\b(?:valid|correct|full)\b/i.test(text);
  const isTurned =
    saysLimit && (AT_MOST.test(own) ? MINIMUM_WORDS : own === 'min-length' ? MAXIMUM_WORDS : NEVER).test(text);
  if (!isTurned && !isOfShape && (saysLimit === saysRequired || !isOther)) return undefined;
  return {
    code: 'message-of-another',
    pointer: `${rulePointer}/message`,
    message: `"${text}" does not say what is wrong when an answer breaks the rule "${own}".`,
    suggestion: 'Choose a message about this rule, or add one to messages.json.',
  };
}

function messageOf(name: string, content: Content): string | undefined {
  const messages = property(content.data('messages'), 'messages');
  return isObject(messages) && Object.hasOwn(messages, name) ? textProperty(messages, name) : undefined;
}
