/**
 * A short hash by which the same text is recognised without storing it. It protects against accidents, not attacks. If
 * two texts had the same hash, the server would refuse the second as a conflict, and it would get a new reference
 * number.
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
