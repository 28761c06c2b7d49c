/** What counts as marked in a rich text: bold words, or words with a link; as ui/rich-text/rich-text.ts shows it. */
const mark = /\*\*[^*]+\*\*|\[[^\]]+\]\(([^)\s]*)\)/g;

/** The targets of the links in a rich text. */
export function linkTargets(text: string): string[] {
  return text.includes('](') ? [...text.matchAll(mark)].flatMap((match) => match[1] ?? []) : [];
}

/** A rich text in which the links to one target lead to another one. */
export function replaceLinks(text: string, target: string, other: string): string {
  return text.replace(mark, (written, link?: string) =>
    link === target ? `${written.slice(0, -target.length - 1)}${other})` : written,
  );
}

/** A rich text in which the links to one target are plain words. */
export function withoutLinks(text: string, target: string): string {
  return text.replace(mark, (written, link?: string) => (link === target ? withoutMarks(written) : written));
}

/** The first mark in a text, as it is written. */
export function firstMark(text: string): string | undefined {
  return text.includes('**') || text.includes('](') ? text.match(mark)?.[0] : undefined;
}

/** A mark that is begun and not closed, or written in another way; visitors would see the signs themselves. */
export function brokenMark(text: string): string | undefined {
  if (!text.includes('**') && !text.includes('](') && !text.includes('] (')) return undefined;
  return /\*\*[^*]{0,20}|\[[^\]]*\] ?\([^)]*\)?/.exec(text.replace(mark, ''))?.[0].trim();
}

/** The words of a rich text alone. */
export function withoutMarks(text: string): string {
  return text.replace(
    /\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]*\)/g,
    (_, bold?: string, words?: string) => bold ?? words ?? '',
  );
}
