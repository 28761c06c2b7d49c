import type { Content, ContentDocument } from '../../../read/content.ts';
import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { Check } from '../../check.ts';
import { NOT_ENDED, SMALL_FIRST } from '../../text-rules/sentences.ts';

/** Checks that leads, summaries and paragraphs are whole sentences, with a capital letter and an end. */
export const check: Check = {
  codes: { 'text-cut-off': 'warning', 'small-beginning': 'warning' },
  start: (content) => ({
    *document(document) {
      const { file, data } = document;
      if (!READ.has(file.kind.name) && !isCollection(file.kind)) return;
      const reading = readingOf(document, content);
      walk(data, [], reading);
      yield reading.found;
    },
  }),
};

const READ = new Set([
  ...['pages', 'modals', 'documents', 'emails', 'forms', 'site', 'navigation', 'facts', 'server-messages'],
]);

/** Properties that hold sentences. */
const SENTENCES = new Set([
  ...['lead', 'excerpt', 'summary', 'description', 'metaDescription', 'remark', 'text', 'note', 'preview', 'reason'],
  ...['bio', 'quote', 'meaning', 'hint', 'privacy', 'blurb', 'notice', 'acknowledgement', 'none', 'closed'],
]);

/** Files that contain only sentences, whatever the names of their properties. */
const OF_SENTENCES = new Set(['server-messages']);
/** Properties that hold paragraphs, if they are lists. */
const PARAGRAPHS = new Set(['text', 'answer', 'bio', 'description', 'paragraphs']);
/** Properties that another rule compares with those of other entries, or of the site. */
const SUMMARIES = new Set(['excerpt', 'summary', 'description', 'metaDescription']);

/** The context while a file is read, and its findings. */
interface Reading {
  /** Whether the site's sentences end with full stops, according to its own description. */
  withStops: boolean;
  /** Whether every long text is a sentence. */
  isOfSentences: boolean;
  /** Whether another rule checks the full stops of summaries. */
  isCompared: boolean;
  found: FileIssue[];
}

function readingOf({ file: { kind } }: ContentDocument, content: Content): Reading {
  const withStops = /[.!?]$/.test(textProperty(content.data('site'), 'description') ?? '');
  const isOfSeveral = isCollection(kind) && content.documents(kind.name).length >= SEVERAL;
  return {
    withStops,
    isOfSentences: OF_SENTENCES.has(kind.name),
    isCompared: isOfSeveral || kind.name === 'pages',
    found: [],
  };
}

/** In a list of this length, another rule reports the only one without a full stop. */
const SEVERAL = 3;

/**
 * Checks all texts in a value. @param steps the path of the value; one array is reused, since most texts have no fault
 */
function walk(value: unknown, steps: (string | number)[], reading: Reading): void {
  const isOfParagraphs = Array.isArray(value) && PARAGRAPHS.has(String(steps.at(-1)));
  const parts = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [step, part] of parts) {
    if (typeof part === 'string') {
      if (part.length < LONG_ENOUGH || !(reading.isOfSentences || isOfParagraphs || SENTENCES.has(String(step))))
        continue;
      const isSeen = Array.isArray(value)
        ? value.length >= SEVERAL
        : isSeenByOthers(String(step), reading, steps.length === 0 || steps[0] === 'seo');
      const issue = faultOf(part, [...steps, step], reading.withStops && !isSeen);
      if (issue) reading.found.push(issue);
    } else if (typeof part === 'object') {
      steps.push(step);
      walk(part, steps, reading);
      steps.pop();
    }
  }
}

/** Whether another rule checks a text, or it may be a phrase, as in cards and metrics. */
const isSeenByOthers = (name: string, { isCompared }: Reading, isAtTop: boolean) =>
  name === 'text' || (isCompared && isAtTop && SUMMARIES.has(name));

/** Minimum length to check; shorter texts may be a phrase. */
const LONG_ENOUGH = 40;
/** Minimum length to require a full stop; shorter texts may be a phrase. */
const LONG = 60;

const CUT = /\p{L}(?:…|\.{3})$/u;
const OPEN = /(?<=\p{Ll} )(?:\p{L}*\p{Ll}|\*{0,2}\{\{[\w.]+\}\}\*{0,2})$/u;
const SMALL = /^\p{Ll}+(?=[ ,].*\p{Ll}[.!?](?: \p{Lu}|$))/u;
/** A card's text may continue its title, but not with several sentences. */
const SMALL_OF_SEVERAL = /^\p{Ll}+(?=[ ,].*\p{Ll}[.!?] \p{Lu})/u;

function faultOf(text: string, steps: readonly (string | number)[], withStops: boolean): FileIssue | undefined {
  const pointer = () => steps.map(pointerStep).join('');
  const dots = CUT.exec(text)?.[0];
  if (dots !== undefined && text.length >= LONG) return cutOff(pointer(), text, /\S+$/.exec(text)?.[0] ?? dots);
  const small = (steps.at(-1) === 'text' ? SMALL_OF_SEVERAL : SMALL).exec(text)?.[0];
  // Lower-case first words that often begin a sentence are reported by another rule.
  if (small !== undefined && !SMALL_FIRST.test(text))
    return {
      code: 'small-beginning',
      pointer: pointer(),
      at: { text: small },
      message: `The text begins with a small letter, so its first words, or its first letter, seem to be missing: "${small}".`,
      suggestion: 'Write the beginning of the sentence.',
    };
  // Greetings and signatures of mails have no full stops.
  const last = withStops && text.length >= LONG && !NOT_ENDED.test(text) ? OPEN.exec(text)?.[0] : undefined;
  if (last === undefined || text.split(' ').length < WORDS || ENDING_OF_ANOTHER_RULE.test(text)) return undefined;
  return cutOff(pointer(), text, last);
}

/** Minimum words to require a full stop; a shorter text may be a title. */
const WORDS = 9;
/** Last words that are reported by rules for single texts. */
const ENDING_OF_ANOTHER_RULE = / (?:the|an|and|or|our|your|their|because)$/;

function cutOff(pointer: string, text: string, last: string): FileIssue {
  return {
    code: 'text-cut-off',
    pointer,
    at: { text: last, index: text.length - last.length },
    message: `The text ends with "${last}" and no full stop, so the rest of the sentence seems to be missing.`,
    suggestion: 'Write the sentence to its end, with a full stop.',
    fix: unsure(changeTo(pointer, `${text.replace(/(?:…|\.{3})$/, '')}.`)),
  };
}
