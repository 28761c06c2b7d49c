import path from 'node:path';

/** The folder of the repository: absolute. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
