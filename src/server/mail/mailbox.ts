/** Names that are longer, or have more words, are sentences. */
const MAX_NAME_LENGTH = 60;
const MAX_NAME_WORDS = 5;
const NAME = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
const MAILBOX = /^([^<>]+) <([^<>]+)>$/;

/**
 * A mailbox as it is stored: `Name <address>`, or the address alone if the name does not look like one (digits, dots,
 * signs, a sentence).
 */
export function mailbox(address: string, name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const plain = words.join(' ');
  const isName = plain.length <= MAX_NAME_LENGTH && words.length <= MAX_NAME_WORDS && NAME.test(plain);
  return isName ? `${plain} <${address}>` : address;
}

/** Splits a stored mailbox; the name is empty if there is none. */
export function readMailbox(text: string): { name: string; address: string } {
  const [, name = '', address = text] = MAILBOX.exec(text) ?? [];
  return { name, address };
}
