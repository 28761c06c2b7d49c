import { pascalCase } from '../../src/content/edit/words/letter-case.ts';

/** A block's name in the spellings that its files need. */
export interface BlockName {
  /** As content writes it: photo-grid. */
  type: string;
  /** As code writes it: PhotoGridBlock. */
  component: string;
}

/** A use of the command that cannot work; its message says what to do instead. */
export class WrongUseError extends Error {}

/** The spellings of a block's name. Throws WrongUseError when it is none. */
export function blockName(type: string): BlockName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type.length > 40) {
    throw new WrongUseError(
      `"${type}" cannot be the name of a block. Use lower-case letters, digits and single hyphens, ` +
        'beginning with a letter, at most 40 in all, such as photo-grid.',
    );
  }
  return { type, component: `${pascalCase(type)}Block` };
}
