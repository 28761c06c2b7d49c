import type { SyntaxIssue } from '../../syntax/fault-parts.ts';

/** Quotation marks of other kinds. A text in them is read as it is meant, if it ends on its line. */
const otherQuotes = new Set(['curly-quotes', 'single-quotes']);

/** Whether a fault is about quotation marks of another kind. */
export const isOtherQuotes = ({ code }: SyntaxIssue): boolean => otherQuotes.has(code);

/** Joins all faults about one kind of quotation marks, since one program or person wrote them all. */
export function joinedQuotes(faults: readonly SyntaxIssue[]): SyntaxIssue[] {
  const groups = Map.groupBy(
    faults.filter((one) => isOtherQuotes(one) && one.fix?.isSafe),
    ({ code }) => code,
  );
  return faults.flatMap((one) => {
    const group = groups.get(one.code);
    if (group === undefined || group.length === 1 || !group.includes(one)) return [one];
    return one === group[0] ? [joinedFault(one, group)] : [];
  });
}

function joinedFault(first: SyntaxIssue, group: readonly SyntaxIssue[]): SyntaxIssue {
  return {
    ...first,
    message: `${first.message} The file has ${group.length - 1} more of this sort.`,
    suggestion: 'Write straight double quotation marks everywhere.',
    fix: {
      title: 'Write straight quotation marks everywhere',
      isSafe: true,
      edits: group.flatMap(({ fix }) => fix?.edits ?? []),
    },
  };
}
