import { property, textProperty } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

const NAMES = ['title', 'name'];
const SUMMARIES = ['excerpt', 'summary', 'description', 'metaDescription'];

/** Checks that summaries do not just repeat the title. */
export const rule: Rule = {
  codes: { 'summary-repeats-title': 'warning' },
  *onDocument({ data }) {
    const places: [pointer: string, holder: unknown][] = [
      ['', data],
      ['/seo', property(data, 'seo')],
    ];
    const names = places.flatMap(([, holder]) => NAMES.map((name) => bare(textProperty(holder, name))));
    for (const [pointer, holder] of places)
      for (const name of SUMMARIES) {
        const summary = bare(textProperty(holder, name));
        if (summary === '' || !names.includes(summary)) continue;
        yield {
          pointer: `${pointer}/${name}`,
          code: 'summary-repeats-title',
          message: 'This repeats the title next to it.',
          suggestion: 'Describe in one sentence what the page offers.',
        };
      }
  },
};

/** A text without insignificant differences. */
function bare(text: string | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
