import { hash } from 'node:crypto';

/** The first twelve hex digits of a text's SHA-256, enough to distinguish versions. */
export const shortHash = (text: string) => hash('sha256', text).slice(0, 12);
