import { listItems, listProperty, textProperty } from '../../../read/json.ts';
import { wordSet } from '../../../read/split-words.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that labels of options, which visitors read, are not swapped with values, and that "Other" is the last one. */
export const rule: Rule = {
  codes: { 'option-swapped': 'warning', 'option-after-other': 'warning' },
  files: 'options',
  *onDocument({ data }) {
    yield afterOther(listProperty(data, 'options').map((option) => textProperty(option, 'label') ?? ''));
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

const OTHER = /^(?:others?|something else)$/i;

/** Choices that stand at the end of a list as well: "Not decided yet", "None of these", "All of them". */
const AT_THE_END = wordSet(`
  all any both don't don’t either everything no none not nothing prefer rather several undecided unsure
`);

const isAtTheEnd = (label: string) =>
  label
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => AT_THE_END.has(word));

/** Reports a choice below "Other", where nobody looks any further, unless the list is in alphabetical order. */
function afterOther(labels: readonly string[]): Issues<FileIssue> {
  const place = labels.findIndex((label) => OTHER.test(label.trim()));
  const index = labels.findIndex((label, at) => at > place && !isAtTheEnd(label) && !OTHER.test(label.trim()));
  const isSorted = labels.every((label, at) => at === 0 || label.localeCompare(labels[at - 1] ?? '') >= 0);
  if (place < 0 || index < 0 || isSorted) return undefined;
  return {
    pointer: `/options/${index}/label`,
    code: 'option-after-other',
    message: `"${labels[index]}" stands below "${labels[place]}", where visitors do not look any further.`,
    suggestion: `Move this choice above "${labels[place]}".`,
  };
}
