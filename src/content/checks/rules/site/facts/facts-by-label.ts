import { type Note, noteKind } from '../../../../cache/notes.ts';
import { listProperty, parentPointer, property, textProperty, valueAt } from '../../../../read/json.ts';
import { factsIn } from '../../../../references/figure.ts';
import { replaceSubstring, unsafe } from '../../../../report/fixes.ts';
import type { Issue } from '../../../../report/issues.ts';
import { keywordsIn, textOfFact } from '../../../keywords.ts';
import { asWarnings, type Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** Texts with a fact, next to a label. */
const labelledTexts = noteKind<LabelledText>('fact-beside-label');

/**
 * Checks that figures, chart values and cells quote the fact that their label has elsewhere, if that fits it better.
 * English only.
 */
export const rule: Rule = {
  codes: asWarnings('fact-of-another-label'),
  onText: (text, pointer, { file, data }, features, content) => {
    if ((features & TextFeature.placeholder) === 0 || !ALONE.test(text) || !content.isEnglish) return undefined;
    const labels = labelsOf(data, pointer());
    if (labels && keywordsOf(labels.label).size >= MIN_KEYWORDS)
      labelledTexts.add(content, file, pointer(), { text, ...labels });
    return undefined;
  },
  *onEnd(content) {
    const facts = content.data('facts');
    const all = labelledTexts.all(content).map((note) => labelledFact(note, facts));
    for (const alike of Map.groupBy(all, ({ key }) => key).values())
      if (new Set(alike.map(({ name }) => name)).size > 1) yield alike.map((one) => otherFact(one, alike));
  },
};

/** A fact with only a few words, such as "Up to {{facts.saving}}". */
const ALONE = /^[^{}]{0,20}\{\{\s*facts\.\w+\s*\}\}[^{}]{0,20}$/;

/** Minimum keywords of a distinctive label: "counties" may be any. */
const MIN_KEYWORDS = 2;

const IN_ROW = /^(.*)\/rows\/(\d+)\/(?:(cells|values)\/)?(\d+)$/;

interface Labels {
  label: string;
  /** The other words about the figure. */
  beside?: string;
}

interface LabelledText extends Labels {
  text: string;
}

/** The label of a figure, a chart value or a cell; for the latter two, with the head of the column. */
function labelsOf(data: unknown, pointer: string): Labels | undefined {
  if (pointer.endsWith('/value')) {
    const holder = valueAt(data, parentPointer(pointer));
    return { label: textProperty(holder, 'label') ?? '', beside: textProperty(holder, 'text') ?? '' };
  }
  const [, above = '', row, list, column] = IN_ROW.exec(pointer) ?? [];
  if (row === undefined) return undefined;
  const table = valueAt(data, above);
  const own = listProperty(table, 'rows')[Number(row)];
  const [first] = Array.isArray(own) ? own : [textProperty(own, 'label') ?? listProperty(own, 'cells')[0]];
  const head = listProperty(table, 'columns')[Number(column) + (list === 'values' ? 1 : 0)];
  return { label: [first, head].filter((text) => typeof text === 'string').join(', ') };
}

/** A fact next to a label, and how well the two fit. */
interface LabelledFact extends LabelledText, Omit<Note<unknown>, 'data'> {
  name: string;
  /** The same for labels that say the same. */
  key: string;
  fact: unknown;
}

function labelledFact({ data, ...place }: Note<LabelledText>, facts: unknown): LabelledFact {
  const [name = ''] = factsIn(data.text);
  const key = [...keywordsOf(data.label), ...(data.label.match(/\d+/g) ?? [])].sort().join(' ');
  return { ...place, ...data, name, key, fact: property(facts, name) };
}

/** The keywords of a text, without those of the facts that it quotes. */
const keywordsOf = (text: string) => keywordsIn(text.replace(/\{\{[^}]*\}\}/g, ' '));

/** How many keywords of a text a fact is about. */
const nearness = (text: string, { name, fact }: LabelledFact) =>
  keywordsOf(text).intersection(keywordsIn(textOfFact(name, fact))).size;

/** Reports a fact that fits its label less than the one next to the same label elsewhere. */
function otherFact(one: LabelledFact, alike: readonly LabelledFact[]): Issue | undefined {
  const { label, beside = '', name, text, from, pointer } = one;
  const better = alike.filter(
    (other) => nearness(label, other) > nearness(label, one) && nearness(beside, other) >= nearness(beside, one),
  );
  const [right, another] = new Set(better.map((other) => other.name));
  const [twin] = better;
  if (right === undefined || another !== undefined || twin === undefined || one.fact === undefined) return undefined;
  const quoted = /\{\{[^}]*\}\}/.exec(text)?.[0] ?? '';
  return {
    code: 'fact-of-another-label',
    path: from.path,
    pointer,
    at: { text: quoted },
    related: { path: twin.from.path, pointer: twin.pointer },
    message: `"${label}" stands beside {{facts.${name}}} here, but beside {{facts.${right}}} elsewhere, which fits it better: visitors would read another figure.`,
    suggestion: `Write {{facts.${right}}}, or say in the label what is different about this figure.`,
    fix: unsafe(replaceSubstring(pointer, text, quoted, `{{facts.${right}}}`)),
  };
}
