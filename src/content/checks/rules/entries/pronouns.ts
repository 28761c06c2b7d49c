import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that the life of a person says "she" or "he" throughout, as the portrait shows. English only. */
export const rule: Rule = {
  codes: asWarnings('other-pronoun wrong-word'),
  *onEnd(content) {
    if (!textProperty(content.data('site'), 'language')?.startsWith('en')) return;
    for (const { name, place } of content.kinds)
      if (place.startsWith('collections/'))
        for (const document of content.documents(name)) {
          const first = textProperty(document.data, 'firstName');
          if (first !== undefined)
            yield* withPath(document.file, [pronouns(document, content), verbs(document, first)]);
        }
  },
};

const bioOf = ({ data }: ContentDocument) => listProperty(data, 'bio').map(String);

/** "He" and "she" at the beginning of sentences; within them, they may be about somebody else. */
const PRONOUN = /(?<=^|[.!?] )(?:He|She)(?= \p{Ll})/gu;

function pronouns(person: ContentDocument, content: Content): Issues<FileIssue> {
  const pronouns = bioOf(person).flatMap((text, index) =>
    [...text.matchAll(PRONOUN)].map(({ 0: word, index: at }) => ({ word, at, index, text })),
  );
  const times = (word: string) => pronouns.filter((one) => one.word === word).length;
  const right = shown(person, content) ?? (times('She') === times('He') ? undefined : moreOf(times));
  const odd = right === undefined ? undefined : pronouns.find(({ word }) => word !== right);
  if (odd === undefined || right === undefined) return undefined;
  const pointer = `/bio/${odd.index}`;
  const put = `${odd.text.slice(0, odd.at)}${right}${odd.text.slice(odd.at + odd.word.length)}`;
  return {
    code: 'other-pronoun',
    at: { text: odd.word, index: odd.at },
    message: `This says "${odd.word}", but ${times(right) > 0 ? `other sentences say "${right}"` : 'the portrait shows somebody else'}.`,
    ...likelyValue(pointer, put, `Write "${right}" if it is about the same person, or correct the others.`),
  };
}

const moreOf = (times: (word: string) => number) => (times('She') > times('He') ? 'She' : 'He');

/** The pronoun of whoever the portrait shows, according to its description. */
function shown({ data }: ContentDocument, content: Content): string | undefined {
  const image = textProperty(property(data, 'picture'), 'image') ?? '';
  const alt = textProperty(property(content.data('images'), image), 'alt') ?? '';
  const [isWoman, isMan] = [/\bwoman\b/i.test(alt), /\bman\b/i.test(alt)];
  return isWoman === isMan ? undefined : isWoman ? 'She' : 'He';
}

const VERBS =
  'believe|keep|run|lead|start|plan|build|know|think|work|walk|read|look|write|design|grow|sign|bring|make|take|join|manage|want|like|live|speak|help|teach|train|hold|see';

/** Reports "Amani believe" at the beginning of a paragraph. */
function verbs(person: ContentDocument, first: string): Issues<FileIssue> {
  const found = new RegExp(`^${RegExp.escape(first)} (?:${VERBS})(?= )`);
  return bioOf(person).map((text, index) => {
    const [piece] = found.exec(text) ?? [];
    if (piece === undefined) return undefined;
    return {
      code: 'wrong-word',
      at: { text: piece },
      message: `In "${piece}", the verb has no s.`,
      ...likelyValue(`/bio/${index}`, text.replace(piece, `${piece}s`), `Write "${piece}s".`),
    };
  });
}
