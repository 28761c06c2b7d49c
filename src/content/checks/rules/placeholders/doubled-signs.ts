import { listItems, textProperty } from '../../../read/json.ts';
import { filledText, placeholderText } from '../../../references/placeholders.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { type Rule, TextFeature } from '../../rule.ts';

/** Checks that the unit of a fact is not repeated after its placeholder: "70%" in {{facts.share}}%. */
export const rule: Rule = {
  codes: { 'doubled-sign': 'warning' },
  onDocument: ({ data }, content) =>
    listItems(data, 'blocks').flatMap(([above, block]) =>
      listItems(block, 'items', above).map(([pointer, item]) => {
        const [value = '', label = ''] = [textProperty(item, 'value'), textProperty(item, 'label')];
        const [sign = ''] = /^(?:%|per ?cent\b)/i.exec(label) ?? [];
        if (sign === '' || !(filledText(value, content.placeholderSources()) ?? '').includes('%')) return undefined;
        return {
          pointer: `${pointer}/label`,
          code: 'doubled-sign',
          message: `The figure ends with % already, so visitors would read %${sign.startsWith('%') ? '' : ' '}${sign}.`,
          ...suggestWriting(label.slice(sign.length).trim()),
        };
      }),
    ),
  onText: (text, _pointer, _document, features, content) => {
    if ((features & (TextFeature.brace | TextFeature.placeholder)) === 0) return undefined;
    return [...text.matchAll(DOUBLED)].map(([piece, name = '', sign = '']) => {
      const last = /per/.test(sign) ? '%' : sign;
      const value = placeholderText(name, content.placeholderSources()) ?? '';
      if (last === sign ? !value.endsWith(sign) : !value.includes(last)) return undefined;
      const right = piece.slice(0, -sign.length);
      return {
        at: { text: piece },
        code: 'doubled-sign',
        message: `The fact already ends with ${last}, so visitors would read ${last}${sign}.`,
        suggestion: `Write ${right}.`,
        meant: right,
      };
    });
  },
};

/** The placeholder of a fact with a sign after it. */
const DOUBLED = /\{\{\s*(facts\.\w+)\s*\}\}([%+]| ?per ?cent\b)/g;
