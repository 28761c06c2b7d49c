/** A line that git writes around the versions of a place in a file. */
export interface Mark {
  sign: string;
  /** What git calls the version: HEAD, a branch, or a commit with its subject. */
  label: string;
  start: number;
  /** The end without the line break, and with it. */
  textEnd: number;
  end: number;
}

/** The marks of one place, in their order: <<<<<<< begins, ||||||| is above the version before both, >>>>>>> ends. */
export interface Conflict {
  marks: [Mark, ...Mark[]];
  begin?: Mark;
  base?: Mark;
  middle?: Mark;
  end?: Mark;
  /** Whether the upper version is the one of the person at this computer. */
  isUpperOwn: boolean;
}

/** The characters of marks, in their order. */
const ORDER = '<|=>';

/** Finds the marks of a merge. Some of them may be missing, since people remove them one by one. */
export function conflictsIn(text: string): Conflict[] {
  const groups: [Mark, ...Mark[]][] = [];
  for (const mark of marksIn(text)) {
    const before = groups.at(-1);
    const last = before?.at(-1);
    if (before && last && ORDER.indexOf(last.sign) < ORDER.indexOf(mark.sign)) before.push(mark);
    else groups.push([mark]);
  }
  return groups.map((marks) => {
    const [begin, base, middle, end] = [...ORDER].map((sign) => marks.find((mark) => mark.sign === sign));
    return {
      marks,
      ...(begin && { begin }),
      ...(base && { base }),
      ...(middle && { middle }),
      ...(end && { end }),
      isUpperOwn: !isUpperOfOthers(begin?.label, end?.label),
    };
  });
}

function marksIn(text: string): Mark[] {
  return [...text.matchAll(/^([<|=>])\1{6}(?:[ \t](.*))?(?:\r?\n|$)/gm)].map((match) => ({
    sign: match[1] ?? '',
    label: (match[2] ?? '').trim(),
    start: match.index,
    textEnd: match.index + match[0].trimEnd().length,
    end: match.index + match[0].length,
  }));
}

/** Rebasing and applying a stash put the own version below; the own commit is then named with its subject. */
function isUpperOfOthers(begin = '', end = ''): boolean {
  return begin === 'Updated upstream' || /^[0-9a-f]{7,40} \(.+\)$/.test(end);
}
