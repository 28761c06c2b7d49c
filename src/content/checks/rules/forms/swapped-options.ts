import { listItems, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** Checks that the label of an option, which visitors read, and its value are not swapped. */
export const check: Check = {
  codes: { 'option-swapped': 'warning' },
  files: 'options',
  *document({ data }) {
    for (const [pointer, option] of listItems(data, 'options')) {
      const [value = '', label = ''] = ['value', 'label'].map((name) => textProperty(option, name));
      if (!CODE.test(label) || CODE.test(value) || !/\p{L}/u.test(value)) continue;
      yield {
        pointer: `${pointer}/label`,
        code: 'option-swapped',
        message: `Visitors would read "${label}", while "${value}" is only stored: the two look swapped.`,
        suggestion: `Write "${value}" as the label. The value is best left as enquiries have stored it so far.`,
      };
    }
  },
};

/** A text for programs: lower-case letters and digits without spaces. */
const CODE = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
