import { listItems, listProperty, property, textProperty } from '../../../read/json.ts';
import { filledText } from '../../../references/placeholders.ts';
import type { Content, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that a chart draws the figures of the table next to it. */
export const rule: Rule = {
  codes: { 'chart-differs-from-table': 'warning' },
  onDocument: ({ data }, content) =>
    ['body', 'sections'].flatMap((list) =>
      listItems(data, list).map(([pointer, part]) => issuesOf(part, pointer, content)),
    ),
};

function issuesOf(part: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const filled = (text: unknown) => filledText(String(text), content.placeholderSources()) ?? '';
  const lines = new Map(
    listProperty(property(part, 'table'), 'rows')
      .filter((row): row is unknown[] => Array.isArray(row))
      .map(([label, ...cells]) => [plain(filled(label)), cells.map(filled)]),
  );
  const rows = listProperty(property(part, 'chart'), 'rows').flatMap((row, place) => {
    const cells = lines.get(plain(textProperty(row, 'label') ?? ''));
    const [value, another] = listProperty(row, 'values').map(filled);
    if (cells === undefined || value === undefined || another !== undefined) return [];
    const same = cells.some((cell) => digits(cell) === digits(value));
    return [{ value, cells, same, pointer: `${pointer}/chart/rows/${place}/values/0` }];
  });
  const isOfTable = rows.some(({ same }) => same);
  return rows.map(({ value, cells, same, pointer: at }) => {
    const near = same ? undefined : (cells.find((cell) => isTypo(cell, value)) ?? (isOfTable ? cells[0] : undefined));
    if (near === undefined) return undefined;
    return {
      code: 'chart-differs-from-table',
      pointer: at,
      message: `The chart draws "${value}", but the table says "${near}" in this line.`,
      suggestion: `Write "${near}" here, or correct the table.`,
    };
  });
}

const plain = (label: string) => label.trim().toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

/** Whether two figures have the same number of digits, of which at most two differ. */
function isTypo(one: string, other: string): boolean {
  const [first, second] = [digits(one), digits(other)];
  const different = [...first].filter((digit, index) => digit !== second[index]).length;
  return first.length > 3 && first.length === second.length && different <= 2;
}
