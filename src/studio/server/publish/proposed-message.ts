import { phrase } from '../../../content/edit/words/phrase.ts';
import type { PublishPreview } from '../../contract/work.ts';

const MAX_SUBJECT_LENGTH = 72;
const MAX_SENTENCES = 40;

/** A proposed commit message: the single change if it is short; otherwise a subject, and a sentence for each change. */
export function proposedMessage(changes: PublishPreview['changes']): string {
  const sentences = changes.flatMap((change) => change.sentences);
  const [only] = sentences;
  if (only === undefined) return '';
  if (sentences.length === 1 && only.length <= MAX_SUBJECT_LENGTH) return only.replace(/\.$/, '');
  const more =
    sentences.length > MAX_SENTENCES ? [phrase('moreChanges', { count: sentences.length - MAX_SENTENCES })] : [];
  const body = [...sentences.slice(0, MAX_SENTENCES), ...more].map((sentence) => `- ${sentence}`);
  return [subjectOf(changes.map(({ title }) => title)), '', ...body].join('\n');
}

/** A subject line with as many titles as fit. */
function subjectOf(titles: string[]): string {
  for (let count = titles.length; count > 0; count--) {
    const names = titles.slice(0, count).join(', ');
    const left = titles.length - count;
    const subject =
      left === 0 ? phrase('changeNamed', { names }) : phrase('changeNamedAndMore', { names, count: left });
    if (subject.length <= MAX_SUBJECT_LENGTH) return subject;
  }
  return titles.length === 1 ? phrase('changeOneFile') : phrase('changeFiles', { count: titles.length });
}
