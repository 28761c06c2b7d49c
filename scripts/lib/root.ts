import path from 'node:path';

/** The absolute path of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
