import { fault, replaceFix, type SyntaxIssue } from './fault-parts.ts';

/** Joins a missing comma and the comment after it, which stands in its place: one without the other helps nobody. */
export function withCommaForComment(faults: readonly SyntaxIssue[], text: string): SyntaxIssue[] {
  const joined = new Map<SyntaxIssue, SyntaxIssue>();
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

function commentForComma(comma: SyntaxIssue, comment: SyntaxIssue): SyntaxIssue {
  return fault(
    'comment',
    comment,
    'There is a comment here where a comma belongs; these files cannot contain comments.',
    'Write a comma in place of the comment.',
    replaceFix('Write a comma instead', { start: comma.end, end: comment.end }, ',', false),
  );
}
