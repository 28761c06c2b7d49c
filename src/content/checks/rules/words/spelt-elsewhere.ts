import type { Content } from '../../../read/content.ts';
import { textProperty } from '../../../read/json.ts';
import { forEachText } from '../../../read/texts.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { Check } from '../../check.ts';
import { placesOf } from '../../place-slips.ts';
import { slipsOf } from '../../slips.ts';
import { MISSPELT } from '../../text-rules/misspelt.ts';
import { writtenOtherwise } from '../../written-otherwise.ts';

/** Checks that no word is a typo of one that the site often uses: "imapct" for "impact". English only. */
export const check: Check = {
  codes: { 'spelt-otherwise': 'warning' },
  start: (content, report, onlyErrors) => {
    if (onlyErrors || !textProperty(content.data('site'), 'language')?.startsWith('en')) return {};
    const places = placesOf(content);
    let slips: ReadonlyMap<string, string> | undefined;
    return {
      text: (text, pointerOf, document) => {
        for (const [written] of text.matchAll(WORD)) {
          slips ??= slipsIn(content);
          const usual = slips.get(written.toLowerCase());
          if (usual === undefined || places?.near(written) !== undefined) continue;
          const pointer = pointerOf();
          if (!isVisible(text, pointer, document)) return;
          const right = written.charAt(0) + usual.slice(1);
          const said = writtenOtherwise({ written, usual: right, of: 'word' }, pointer, text);
          return report({ path: document.file.path, code: 'spelt-otherwise', ...said });
        }
      },
    };
  },
};

/** A word in which only the first letter may be a capital. */
const WORD = /(?<![\p{L}\p{N}@/._{’-])\p{L}\p{Ll}{5,}(?![\p{L}\p{N}@/_}-]|\.\p{L})/gu;

/** How often a word must be used outside of pages to count as correct. */
const OFTEN = 3;

/** Typos of words that are often used outside of pages, whose files are not kept in memory; the word by its typo. */
function slipsIn(content: Content): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const kind of content.kinds) {
    if (kind.name === 'pages') continue;
    for (const { data } of content.documents(kind.name))
      forEachText(data, (text) => {
        for (const [word] of text.matchAll(WORD))
          times.set(word.toLowerCase(), (times.get(word.toLowerCase()) ?? 0) + 1);
      });
  }
  // The company's name is checked by another rule.
  for (const [word] of (textProperty(content.data('site'), 'name') ?? '').matchAll(WORD))
    times.delete(word.toLowerCase());
  const slips = new Map<string, string>();
  for (const [word, count] of times)
    if (count >= OFTEN && !Object.hasOwn(MISSPELT, word))
      for (const slip of slipsOf(word))
        if ((times.get(slip) ?? 0) <= 1 && !Object.hasOwn(MISSPELT, slip)) slips.set(slip, word);
  return slips;
}
