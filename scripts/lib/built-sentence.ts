/** How many pages a build has, and how many of them it has rendered. */
export interface BuiltPages {
  pages: number;
  rendered: number;
}

/** What the build prints at its end. */
export const builtSentence = ({ pages, rendered }: BuiltPages) => `Built ${pages} pages (${rendered} re-rendered)`;

/** The same from its output; undefined if nothing was built. */
export function builtPagesIn(output: string): BuiltPages | undefined {
  const found = /Built (\d+) pages \((\d+) re-rendered\)/.exec(output);
  return found ? { pages: Number(found[1]), rendered: Number(found[2]) } : undefined;
}
