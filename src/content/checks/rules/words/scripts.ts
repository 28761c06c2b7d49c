import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/** Checks that no text is in a script that readers of the site cannot read. */
export const rule: Rule = {
  codes: { 'text-in-another-script': 'warning' },
  onText: (text, pointerOf, document, _features, content) => {
    if (!OTHER_LETTERS.test(text) || /\p{Script=Latin}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''))) return undefined;
    const isLatin = scriptOf(textProperty(content.data('site'), 'language')) === 'Latn';
    // The name of a language may be a link to the site in that language.
    const link = textProperty(valueAt(document.data, parentPointer(pointerOf())), 'link') ?? '';
    if (!isLatin || /^https?:/.test(link)) return undefined;
    return {
      code: 'text-in-another-script',
      message: 'This whole text is in a script that most readers of this site cannot read.',
      suggestion: 'Write it in the language of the site, or correct "language" in site.json.',
    };
  },
};

const OTHER_LETTERS = /[\u0370-\u1cff\u3040-\u9fff\uac00-\ud7af]{2}/;

/** The script that a language is usually written in, such as Latn. */
function scriptOf(language = 'en'): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}
