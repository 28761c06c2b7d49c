import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/** Checks that a figure and its label are not swapped: the figure is shown large. */
export const rule: Rule = {
  codes: { 'figure-swapped': 'warning' },
  *onDocument({ data, references }) {
    for (const { kind, value, pointer } of references) {
      if (kind !== 'figure' || FIGURE.test(value)) continue;
      const label = textProperty(valueAt(data, parentPointer(pointer)), 'label') ?? '';
      if (!FIGURE.test(label) || label.includes(' ')) continue;
      yield {
        pointer,
        code: 'figure-swapped',
        message: `"${value}" is shown large here, and "${label}" small below it: the two look swapped.`,
        suggestion: `Write "${label}" here, and "${value}" as the label.`,
      };
    }
  },
};

/** A number, or the placeholder of a fact. */
const FIGURE = /\d|\{\{\s*facts\./;
