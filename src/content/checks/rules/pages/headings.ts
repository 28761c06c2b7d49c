import { listProperty, property, textProperty } from '../../../read/json.ts';
import { asErrors, asWarnings, type Content, type Rule } from '../../rule.ts';

/** Whether a form's title skips a heading level because its section has no heading. */
function skipsLevel(block: unknown, content: Content): boolean {
  const form = textProperty(block, 'form');
  if (form === undefined || property(block, 'heading') !== undefined) return false;
  const document = content.documents('forms').find(({ file }) => file.id === form);
  return textProperty(document?.data, 'title') !== undefined;
}

/** Checks that every page has one main heading, before the headings of sections. */
export const rule: Rule = {
  codes: {
    ...asErrors('missing-heading second-heading'),
    ...asWarnings('heading-order heading-skipped'),
  },
  files: 'pages',
  *onDocument({ file, data }, content) {
    const blocks = listProperty(data, 'blocks').map((block) => ({ type: textProperty(block, 'type') ?? '', block }));
    const at = (index: number, step = '') => ({
      path: file.path,
      pointer: `/blocks/${index}${step}`,
    });
    const main = blocks.flatMap(({ type }, index) => (content.headingBlocks.has(type) ? [index] : []));
    const areKnown = blocks.every(({ type }) => content.blockTypes.has(type));
    const [first, ...further] = main;
    if (first === undefined) {
      if (blocks.length === 0 || !areKnown) return;
      const types = [...content.headingBlocks].join(', ');
      yield {
        pointer: '/blocks',
        code: 'missing-heading',
        message: 'The page has no main heading.',
        suggestion: `Begin the page with a section that has one: ${types}.`,
      };
      return;
    }
    for (const index of further) {
      const type = blocks[index]?.type ?? '';
      yield {
        ...at(index, '/type'),
        code: 'second-heading',
        message: `"${type}" adds a second main heading to this page; "${blocks[first]?.type}" already has it.`,
        suggestion: 'Remove one of the two sections, or use another type of section.',
      };
    }
    const untitled = blocks.findIndex(({ block }) => skipsLevel(block, content));
    const isFirstTitle = blocks.slice(0, untitled).every(({ block }) => property(block, 'heading') === undefined);
    if (untitled >= 0 && isFirstTitle) {
      yield {
        ...at(untitled, '/form'),
        code: 'heading-skipped',
        message: 'This form has a title, but there is no heading between it and the main heading of the page.',
        suggestion: 'Give the section a "heading", or remove "title" from the form.',
      };
    }
    const early = blocks.slice(0, first).findIndex(({ block }) => property(block, 'heading') !== undefined);
    if (early >= 0)
      yield {
        ...at(early, '/heading'),
        code: 'heading-order',
        message: 'This heading comes before the main heading of the page.',
        suggestion: 'Move the section with the main heading to the top.',
      };
  },
};
