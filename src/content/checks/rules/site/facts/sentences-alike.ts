import type { Content } from '../../../../read/content.ts';
import { property, textProperty } from '../../../../read/json.ts';
import { sentencesIn } from '../../../../read/sentences-in.ts';
import { factsIn } from '../../../../references/figure.ts';
import type { Use } from '../../../../references/uses.ts';
import type { Issue } from '../../../../report/issues.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import type { Check } from '../../../check.ts';
import { contradicting } from '../../../facts/fact-findings.ts';
import { subjectsIn } from '../../../subjects.ts';
import { Sign } from '../../../text-rules/text-signs.ts';

/** The graph's kinds for sentences with one fact, and for those with a number. */
const [quotingKind, typedKind] = ['sentence-with-fact', 'sentence-with-number'];

const READ = new Set(['pages', 'modals', 'documents', 'emails', 'forms']);

/** Finds numbers in sentences that other places of the site write with a fact in their place. English only. */
export const check: Check = {
  codes: { 'sentence-without-fact': 'warning' },
  visibleOnly: true,
  text: (text, pointer, { file }, signs, content) => {
    if ((signs & (Sign.digit | Sign.quotation)) === 0 || !content.isEnglish) return undefined;
    if (!READ.has(file.kind.name) && !isCollection(file.kind)) return undefined;
    for (const sentence of sentencesIn(text)) {
      const facts = factsIn(sentence).length;
      const kind = facts === 1 ? quotingKind : facts === 0 && /\d/.test(sentence) ? typedKind : undefined;
      if (kind !== undefined) content.graph.add({ kind, value: sentence, from: file, pointer: pointer() });
    }
    return undefined;
  },
  *end(content) {
    const quoting = [...content.graph.named(quotingKind).keys()].flatMap((sentence) => frameOf(sentence, content));
    for (const uses of content.graph.named(typedKind).values())
      for (const use of uses)
        yield quoting
          .values()
          .map((frame) => otherNumber(use, frame))
          .find((one) => one !== undefined);
  },
};

/** Words beside the figure that make a sentence one of its own. */
const ENOUGH = 4;
/** Subjects that do so. A time needs more: "The work takes about three days." may be about anything. */
const [SUBJECTS, SUBJECTS_OF_A_TIME] = [1, 3];

const TIME = /\d ?(?:h|hr|min|minute|hour|day|week|month|year)s?$/;

const isOwn = (words: string, value: string) =>
  (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= ENOUGH &&
  subjectsIn(words).size >= (TIME.test(value) ? SUBJECTS_OF_A_TIME : SUBJECTS);

/** A sentence around its fact. */
interface Frame {
  before: string;
  behind: string;
  name: string;
  value: string;
}

function frameOf(sentence: string, content: Content): Frame[] {
  const [, before = '', name = '', behind = ''] = /^(.*)\{\{\s*facts\.(\w+)\s*\}\}(.*)$/s.exec(sentence) ?? [];
  const value = textProperty(property(content.data('facts'), name), 'value');
  return value === undefined || !isOwn(`${before} ${behind}`, value) ? [] : [{ before, behind, name, value }];
}

/** How a figure is written, whatever it is: "0%" for "70%" and "98%+". */
const notationOf = (value: string) => value.replace(/\d[\d,.]*/g, '0').replace(/\+$|s$/, '');

function otherNumber({ value: sentence, from, pointer }: Use, frame: Frame): Issue | undefined {
  const { before, behind, name, value } = frame;
  if (!sentence.startsWith(before) || !sentence.endsWith(behind)) return undefined;
  const piece = sentence.slice(before.length, sentence.length - behind.length);
  // The value itself is reported by another rule.
  if (piece === value || !/\d/.test(piece) || notationOf(piece) !== notationOf(value)) return undefined;
  return {
    ...contradicting(piece, name, value),
    code: 'sentence-without-fact',
    path: from.path,
    pointer,
    at: { text: piece },
    meant: `{{facts.${name}}}`,
  };
}
