/** How many pages a build has, and how many of them were rendered again. */
export interface BuiltPages {
  pages: number;
  rendered: number;
}

/** The sentence that a build prints at its end. */
export const builtSentence = ({ pages, rendered }: BuiltPages) => `Built ${pages} pages (${rendered} re-rendered)`;

/** Reads these numbers from the output of a build; undefined if it has no such sentence. */
export function builtPagesIn(output: string): BuiltPages | undefined {
  const found = /Built (\d+) pages \((\d+) re-rendered\)/.exec(output);
  return found ? { pages: Number(found[1]), rendered: Number(found[2]) } : undefined;
}
