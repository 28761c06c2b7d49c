/** Formatting marks in rich text: bold words, or words with a link; ui/rich-text/rich-text.ts displays them. */
const mark = /\*\*[^*]+\*\*|\[[^\]]+\]\(([^)\s]*)\)/g;

/** The targets of the links in a rich text. */
export function linkTargets(text: string): string[] {
  return text.includes('](') ? [...text.matchAll(mark)].flatMap((match) => match[1] ?? []) : [];
}

/** Replaces the target of links in a rich text. */
export function replaceLinks(text: string, target: string, other: string): string {
  return text.replace(mark, (written, link?: string) =>
    link === target ? `${written.slice(0, -target.length - 1)}${other})` : written,
  );
}

/** Converts the links with a target to plain words. */
export function withoutLinks(text: string, target: string): string {
  return text.replace(mark, (written, link?: string) => (link === target ? withoutMarks(written) : written));
}

/** The first mark in a text, as written. */
export function firstMark(text: string): string | undefined {
  return text.includes('**') || text.includes('](') ? text.match(mark)?.[0] : undefined;
}

/** An unclosed or misspelt mark, which visitors would see as it is. */
export function brokenMark(text: string): string | undefined {
  if (!text.includes('**') && !text.includes('](') && !text.includes('] (')) return undefined;
  return /\*\*[^*]{1,60}\*(?!\*)|\*\*[^*]{0,20}|\[[^\]]*\] ?\([^)]*\)?/.exec(text.replace(mark, ''))?.[0].trim();
}

/** The words of a rich text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(
    /\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]*\)/g,
    (_, bold?: string, words?: string) => bold ?? words ?? '',
  );
}
