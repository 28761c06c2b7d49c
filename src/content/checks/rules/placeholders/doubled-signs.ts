import { listProperty, textProperty } from '../../../read/json.ts';
import { filledText, placeholderText } from '../../../references/placeholders.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** Checks that the unit of a fact is not repeated after its placeholder: "70%" in {{facts.share}}%. */
export const check: Check = {
  codes: { 'doubled-sign': 'warning' },
  start: (content, report) => ({
    *document({ data }) {
      for (const [index, block] of listProperty(data, 'blocks').entries())
        for (const [place, item] of listProperty(block, 'items').entries()) {
          const [value = '', label = ''] = [textProperty(item, 'value'), textProperty(item, 'label')];
          const [sign = ''] = /^(?:%|per ?cent\b)/i.exec(label) ?? [];
          if (sign === '' || !(filledText(value, content.quotable()) ?? '').includes('%')) continue;
          const right = label.slice(sign.length).trim();
          yield {
            pointer: `/blocks/${index}/items/${place}/label`,
            code: 'doubled-sign',
            message: `The figure ends with % already, so visitors would read %${sign.startsWith('%') ? '' : ' '}${sign}.`,
            suggestion: `Write "${right}".`,
            meant: right,
          };
        }
    },
    text: (text, pointer, { file }, signs) => {
      if ((signs & (Sign.brace | Sign.quotation)) === 0) return;
      for (const [piece, name = '', sign = ''] of text.matchAll(/\{\{\s*(facts\.\w+)\s*\}\}([%+]| ?per ?cent\b)/g)) {
        const last = /per/.test(sign) ? '%' : sign;
        const value = placeholderText(name, content.quotable()) ?? '';
        if (last === sign ? !value.endsWith(sign) : !value.includes(last)) continue;
        report({
          path: file.path,
          pointer: pointer(),
          at: { text: piece },
          code: 'doubled-sign',
          message: `The fact already ends with ${last}, so visitors would read ${last}${sign}.`,
          suggestion: `Write ${piece.slice(0, -sign.length)}.`,
          meant: piece.slice(0, -sign.length),
        });
      }
    },
  }),
};
