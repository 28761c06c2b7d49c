import { parentPointer, pointerSteps, textProperty, valueAt } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import { schemasAt } from '../../../schema/schemas-at.ts';
import type { Content, ContentDocument, FileIssue, Rule } from '../../rule.ts';
import { NOT_ENDED, SMALL_FIRST } from '../../text-rules/sentences.ts';

/** Checks that leads, summaries and paragraphs are whole sentences, with a capital letter and an end. */
export const rule: Rule = {
  codes: { 'text-cut-off': 'warning', 'small-beginning': 'warning' },
  onText: (text, pointerOf, document, _features, content) => {
    if (text.length < MIN_LENGTH || !FAULTS.some((fault) => fault.test(text))) return undefined;
    const pointer = pointerOf();
    const prose = proseAt(pointer, document);
    if (prose === undefined) return undefined;
    const endsSentences = /[.!?]$/.test(textProperty(content.data('site'), 'description') ?? '');
    const needsStop = endsSentences && prose === 'sentences' && !isCompared(pointer, document, content);
    return faultOf(text, pointer, prose, needsStop);
  },
};

/** The values of x-prose in schemas: whole sentences, or perhaps only a few words. */
const PROSE = ['sentences', 'phrase'] as const;
type Prose = (typeof PROSE)[number];

function proseAt(pointer: string, { file: { kind }, data }: ContentDocument): Prose | undefined {
  const schemas = schemasAt(kind.schema, data, pointerSteps(pointer), kind.schemas);
  return PROSE.find((prose) => schemas.some((schema) => schema['x-prose'] === prose));
}

/** Whether another rule compares a text's full stop with those of similar texts. */
function isCompared(pointer: string, { file: { kind }, data }: ContentDocument, content: Content): boolean {
  const list = valueAt(data, parentPointer(pointer));
  if (Array.isArray(list)) return list.length >= MIN_LIST_LENGTH;
  const isOfSeveral =
    kind.name === 'pages' || (isCollection(kind) && content.documents(kind.name).length >= MIN_LIST_LENGTH);
  return isOfSeveral && SUMMARY.test(pointer);
}

/** Texts that the rule on summaries compares with those of other entries or pages. */
const SUMMARY = /^\/(?:seo\/.*|excerpt|summary|description|metaDescription)$/;

/** In a list of this length, another rule reports the only text without a full stop. */
const MIN_LIST_LENGTH = 3;

/** Minimum length to check; shorter texts may be a phrase. */
const MIN_LENGTH = 40;
/** Minimum length to require a full stop; shorter texts may be a phrase. */
const MIN_LENGTH_WITH_STOP = 60;

const CUT = /\p{L}(?:…|\.{3})$/u;
const OPEN = /(?<=\p{Ll} )(?:\p{L}*\p{Ll}|\*{0,2}\{\{[\w.]+\}\}\*{0,2})$/u;
const SMALL = /^\p{Ll}+(?=[ ,].*\p{Ll}[.!?](?: \p{Lu}|$))/u;
/** A card's text may continue its title, but not with several sentences. */
const SMALL_OF_SEVERAL = /^\p{Ll}+(?=[ ,].*\p{Ll}[.!?] \p{Lu})/u;

/** What shows each fault. */
const FAULTS = [CUT, OPEN, SMALL, SMALL_OF_SEVERAL];

function faultOf(text: string, pointer: string, prose: Prose, needsStop: boolean): FileIssue | undefined {
  const dots = CUT.exec(text)?.[0];
  if (dots !== undefined && text.length >= MIN_LENGTH_WITH_STOP)
    return cutOff(pointer, text, /\S+$/.exec(text)?.[0] ?? dots);
  const small = (prose === 'phrase' ? SMALL_OF_SEVERAL : SMALL).exec(text)?.[0];
  // Lower-case first words that often begin a sentence are reported by another rule.
  if (small !== undefined && !SMALL_FIRST.test(text))
    return {
      code: 'small-beginning',
      pointer,
      at: { text: small },
      message: `The text begins with a small letter, so its first words, or its first letter, seem to be missing: "${small}".`,
      suggestion: 'Write the beginning of the sentence.',
    };
  // Greetings and signatures of mails have no full stops.
  const last =
    needsStop && text.length >= MIN_LENGTH_WITH_STOP && !NOT_ENDED.test(text) ? OPEN.exec(text)?.[0] : undefined;
  if (last === undefined || text.split(' ').length < WORDS || ENDING_REPORTED_ELSEWHERE.test(text)) return undefined;
  return cutOff(pointer, text, last);
}

/** Minimum words to require a full stop; a shorter text may be a title. */
const WORDS = 9;
/** Last words that are reported by rules for single texts. */
const ENDING_REPORTED_ELSEWHERE = / (?:the|an|and|or|our|your|their|because)$/;

function cutOff(pointer: string, text: string, last: string): FileIssue {
  return {
    code: 'text-cut-off',
    at: { text: last, index: text.length - last.length },
    message: `The text ends with "${last}" and no full stop, so the rest of the sentence seems to be missing.`,
    ...likelyValue(pointer, `${text.replace(/(?:…|\.{3})$/, '')}.`, 'Write the sentence to its end, with a full stop.'),
  };
}
