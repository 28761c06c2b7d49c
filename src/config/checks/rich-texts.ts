import type { Check } from '../checks.ts';
import type { Content, ContentDocument } from '../content.ts';
import type { Issue } from '../issues.ts';
import { firstMark } from '../rich-text.ts';
import { forEachText } from '../texts.ts';

/** Bold words and links stand where pages show them as such, and are closed, so that visitors never see their signs. */
export const check: Check = {
  codes: ['broken-markup', 'markup-in-plain-text'],
  start: (content, report) => ({
    document: (document) => {
      for (const issue of misplaced(document)) report(issue);
    },
    end: () => {
      for (const issue of broken(content)) report(issue);
    },
  }),
};

function broken(content: Content): Issue[] {
  return [...content.graph.named('broken-markup')].flatMap(([piece, uses]) =>
    uses.map(({ from, pointer }) => ({
      severity: 'error',
      path: from.path,
      pointer,
      at: { text: piece },
      code: 'broken-markup',
      message: `"${piece}" is neither bold nor a link: visitors would see these signs.`,
      suggestion: 'Bold words stand in **two stars**, a link is [words](/path) without a space in it.',
    })),
  );
}

/** Marks in texts that are shown as they are written. Texts that name something, such as patterns, are not shown at all. */
function misplaced({ file, data, references }: ContentDocument): Issue[] {
  const issues: Issue[] = [];
  const allowed = new Set(references.map(({ pointer }) => pointer));
  forEachText(data, (text, pointerOf) => {
    const piece = firstMark(text);
    if (piece === undefined || allowed.has(pointerOf())) return;
    issues.push({
      severity: 'warning',
      path: file.path,
      pointer: pointerOf(),
      at: { text: piece },
      code: 'markup-in-plain-text',
      message: `"${piece}" stands in a plain text: visitors see these signs as they are.`,
      suggestion:
        'Take the signs out. Bold words and links work in the texts that BLOCKS.md calls "text with bold words and links".',
    });
  });
  return issues;
}
