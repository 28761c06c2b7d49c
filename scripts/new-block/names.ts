import { pascalCase } from '../../src/content/edit/words/letter-case.ts';

/** A block's name in the spellings that its files need. */
export interface BlockName {
  /** The name in content: photo-grid. */
  type: string;
  /** The name in code: PhotoGridBlock. */
  component: string;
}

/** The command was used wrongly. The message says what to do instead. */
export class WrongUseError extends Error {}

/** The spellings of a block's name. @throws WrongUseError if it is invalid */
export function blockName(type: string): BlockName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type.length > 40) {
    throw new WrongUseError(
      `"${type}" cannot be the name of a block. Use lower-case letters, digits and single hyphens, ` +
        'beginning with a letter, at most 40 in all, such as photo-grid.',
    );
  }
  return { type, component: `${pascalCase(type)}Block` };
}
