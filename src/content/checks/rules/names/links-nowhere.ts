import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import { pageNames } from '../../page-names.ts';
import type { Rule } from '../../rule.ts';

/** Checks that no link was emptied by mistake: one that is called like a page, or that has no # as a sign of intent. */
export const rule: Rule = {
  codes: { 'link-nowhere': 'warning' },
  onText: (text, pointerOf, { file, data }, _features, content) => {
    if ((text !== '' && text !== '#') || !CHECKED_TYPES.has(file.kind.name)) return undefined;
    const pointer = pointerOf();
    if (!pointer.endsWith('/link')) return undefined;
    const button = valueAt(data, parentPointer(pointer));
    const label = textProperty(button, 'label') ?? '';
    const page = pageNames(content).namedBy(label)?.path;
    // Main buttons have a rule of their own.
    const isMain = textProperty(button, 'style') === 'primary';
    const isMeant = text === '#' || file.kind.name === 'navigation' || isMain;
    if (label === '' || (page === undefined && isMeant)) return undefined;
    return {
      code: 'link-nowhere',
      message: `"${label}" leads nowhere: visitors who press it only read that it is coming soon.`,
      suggestion: page === undefined ? 'Write where it leads, or "#" if nothing is there yet.' : `Write "${page}".`,
    };
  },
};

const CHECKED_TYPES = new Set(['pages', 'modals', 'navigation']);
