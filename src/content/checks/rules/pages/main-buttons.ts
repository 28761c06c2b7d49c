import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/** Checks that the main button of a section has a target; other buttons may announce a coming feature. */
export const rule: Rule = {
  codes: { 'main-button-without-target': 'warning' },
  onText: (text, pointerOf, { data }) => {
    // A # announces a coming feature on purpose; an empty link was probably deleted.
    if (text !== '') return undefined;
    const pointer = pointerOf();
    const button = valueAt(data, parentPointer(pointer));
    if (!pointer.endsWith('/link') || textProperty(button, 'style') !== 'primary') return undefined;
    return {
      code: 'main-button-without-target',
      message: `"${textProperty(button, 'label') ?? ''}" is the main button here, but it only says that something is coming soon.`,
      suggestion: 'Write where it leads, such as "/contact", or make it "secondary" until there is a page.',
    };
  },
};
