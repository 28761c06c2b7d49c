import { asObject, textProperty } from '../../../read/json.ts';
import { textsIn } from '../../../read/texts.ts';
import { closureIn } from '../../../references/publishing/closures.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { isDate } from '../../../schema/formats.ts';
import { asWarnings, type Content, type FileIssue, type Rule } from '../../rule.ts';
import { partsWithDays } from './publishing.ts';

/** Checks that what announces closed days is shown until the last of them. English only. */
export const rule: Rule = {
  codes: asWarnings('gone-before-closure'),
  *onDocument({ file, data }, content) {
    if (!content.isEnglish) return;
    for (const [pointer, part] of partsWithDays(file, data))
      yield goneTooEarly(part, pointer === '' ? headsOf(data) : textsOf(part), `${pointer}/publishUntil`, content);
  },
};

const textsOf = (part: unknown) => textsIn(part).map(({ text }) => text);

/** The texts at the top of a file, such as its title: longer ones may mention any days. */
const headsOf = (data: unknown) => Object.values(asObject(data)).filter((value) => typeof value === 'string');

function goneTooEarly(
  part: unknown,
  texts: readonly string[],
  pointer: string,
  { today }: Content,
): FileIssue | undefined {
  const until = textProperty(part, 'publishUntil')?.slice(0, 10) ?? '';
  const from = textProperty(part, 'publishFrom') ?? '';
  // What is never shown, or no longer, is reported for that.
  if (!isDate(until) || until < today || from.slice(0, 10) > until) return undefined;
  const closure = texts.map((text) => closureIn(text, until)).find((days) => days !== undefined);
  if (closure === undefined || closure.last <= until || !isDate(closure.last)) return undefined;
  const { first, last, written } = closure;
  return {
    code: 'gone-before-closure',
    message:
      until < first
        ? `Visitors see this until ${until} only, so it is gone on the days that it is about: ${written}.`
        : `Visitors see this until ${until} only, so it is gone before the last of the days that it is about: ${written}.`,
    ...likelyValue(pointer, last, `Write "${last}", or correct the days in the text.`),
  };
}
