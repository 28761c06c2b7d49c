/**
 * A short mark by which the same text is known again without keeping it. Not for secrets: it protects from chance,
 * not from intent. Two texts that share one would be refused by the server as a conflict, and get new numbers.
 */
export function fingerprint(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 15;
  }
  return [text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}
