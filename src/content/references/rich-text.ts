/** Formatting in rich text: bold words, or words with a link; ui/rich-text/rich-text.ts displays them. */
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

/** Removes the links with a target, but keeps their words. */
export function withoutLinks(text: string, target: string): string {
  return text.replace(mark, (written, link?: string) => (link === target ? withoutMarks(written) : written));
}

/** The first formatted part of a text, as written. */
export function firstMark(text: string): string | undefined {
  return text.includes('**') || text.includes('](') ? text.match(mark)?.[0] : undefined;
}

/** Formatting that is not closed or misspelt, so that visitors would see its characters. */
export function brokenMark(text: string): string | undefined {
  if (!text.includes('**') && !text.includes('](') && !text.includes('] (')) return undefined;
  return /\*\*[^*]{1,60}\*(?!\*)|\*\*[^*]{0,20}|\[[^\]]*\] ?\([^)]*\)?/.exec(text.replace(mark, ''))?.[0].trim();
}

/** The words of a rich text without formatting. */
export function withoutMarks(text: string): string {
  return text.replace(
    /\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]*\)/g,
    (_, bold?: string, words?: string) => bold ?? words ?? '',
  );
}
