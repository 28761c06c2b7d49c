import { scaleLinear } from 'd3-scale';
import type { ChartMark } from '../../../contracts/resolved.ts';
import { onlyAmount } from './amount.ts';
import { box } from './path-data.ts';
import type { Drawn, Row } from './rows.ts';

const SIZE = { width: 100, height: 6 };

/**
 * A bar for each row, on an axis that starts at zero; the uncertain part of a range is fainter.
 * @param whole the value of the full width, of which the bars are shown as parts; by default that of the longest bar
 */
export function barMarks(rows: Row[], _columns: string[], whole?: number): Drawn {
  const amounts = rows.map(({ values, label }) => onlyAmount(values, label));
  const longest = Math.max(whole ?? 0, ...amounts.map(({ most }) => most));
  const x = scaleLinear([0, longest], [0, SIZE.width]);
  const marks = rows.flatMap(({ strong }, row): ChartMark[] => {
    const { least = 0, most = 0 } = amounts[row] ?? {};
    const bar = (role: ChartMark['role'], to: number): ChartMark => ({
      shape: 'path',
      role,
      row,
      d: box(0, 0, x(to), SIZE.height),
    });
    const sure = bar(strong ? 'strong' : 'plain', least);
    const rest = whole === undefined ? [] : [bar('ground', longest)];
    return [...rest, ...(most > least ? [bar('weak', most)] : []), sure];
  });
  return { ...SIZE, marks };
}
