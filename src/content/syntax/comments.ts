import { fault, put } from './fault-parts.ts';
import type { Fault } from './nodes.ts';

/** Joins a missing comma and the comment after it, which stands in its place: one without the other helps nobody. */
export function withCommaForComment(faults: readonly Fault[], text: string): Fault[] {
  const joined = new Map<Fault, Fault>();
  const comments = faults.filter(({ code }) => code === 'comment');
  for (const comma of faults.filter(({ code }) => code === 'missing-comma')) {
    const comment = comments.find(({ start }) => start >= comma.end && text.slice(comma.end, start).trim() === '');
    if (comment !== undefined) joined.set(comma, commentForComma(comma, comment)).set(comment, comma);
  }
  return faults.flatMap((one) => {
    const other = joined.get(one);
    if (other === undefined) return [one];
    return other.code === 'comment' ? [other] : [];
  });
}

function commentForComma(comma: Fault, comment: Fault): Fault {
  return fault(
    'comment',
    comment,
    'There is a comment here where a comma belongs; these files cannot contain comments.',
    'Write a comma in place of the comment.',
    put('Write a comma instead', { start: comma.end, end: comment.end }, ',', false),
  );
}
