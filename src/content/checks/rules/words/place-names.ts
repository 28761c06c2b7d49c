import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/nearest.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Checks that the places that a site names in its lists and on its maps are spelt in its texts as they are there. */
export const check: Check = {
  codes: { 'misspelt-place': 'warning' },
  start: (content, report) => {
    const listed = listedPlaces(content);
    let places = listed;
    return {
      document: (document) => {
        places = withPins(listed, document);
      },
      text: (text, pointerOf, document) => {
        if (!places?.begins.test(text)) return;
        const [written, right] = misspeltIn(text, places.names) ?? [];
        if (written === undefined || right === undefined) return;
        const pointer = pointerOf();
        if (!isVisible(text, pointer, document)) return;
        report({
          path: document.file.path,
          pointer,
          at: { text: written },
          code: 'misspelt-place',
          message: `"${written}" is written "${right}" elsewhere.`,
          suggestion: `Write "${right}" if the same place is meant.`,
          fix: unsure(replaceSubstring(pointer, text, written, right)),
        });
      },
    };
  },
};

/** The names of places, and what finds words that may be one of them misspelt. */
interface Places {
  names: ReadonlySet<string>;
  begins: RegExp;
}

/** Shorter names are too near other words. */
const LEAST = 6;

const wordsOf = (name: string) => name.match(/\p{Lu}\p{L}+/gu)?.filter((word) => word.length >= LEAST) ?? [];

function placesOf(names: Iterable<string>): Places | undefined {
  const all = new Set(names);
  if (all.size === 0) return undefined;
  const begins = [...new Set([...all].map((name) => RegExp.escape(name.slice(0, 2))))].join('|');
  return { names: all, begins: new RegExp(`(?<!\\p{L})(?:${begins})\\p{L}{3,}`, 'u') };
}

/** The places of the lists that forms offer, and of openings. */
function listedPlaces(content: Content): Places | undefined {
  const lists = content
    .documents('options')
    .filter(({ file }) => /location|place|count(?:y|ies)|town|cit(?:y|ies)|region|area/.test(file.id));
  const labels = lists.flatMap(({ data }) =>
    listProperty(data, 'options').map((option) => textProperty(option, 'label') ?? ''),
  );
  const jobs = content.documents('openings').map(({ data }) => textProperty(data, 'location') ?? '');
  return placesOf([...labels, ...jobs].flatMap(wordsOf).filter((word) => !COMMON.test(word)));
}

/** Words of such lists that name no place. */
const COMMON =
  /^(?:Anywhere|Elsewhere|Outside|Remote|Several|Counti?e?s?y?|Region|Western|Eastern|Northern|Southern|Central|Another|Others?|Coast(?:al)?|Beach|Street)$/;

/** The places of the maps of a page, too. */
function withPins(listed: Places | undefined, { file, data }: ContentDocument): Places | undefined {
  if (file.kind.name !== 'pages') return listed;
  const pins = listProperty(data, 'blocks').flatMap((block) =>
    ['chart', 'drawn'].flatMap((name) =>
      listProperty(property(block, name), 'rows').flatMap((row) =>
        property(row, 'at') === undefined ? [] : wordsOf(textProperty(row, 'label') ?? ''),
      ),
    ),
  );
  const others = pins.filter(
    (pin) => !COMMON.test(pin) && ![...(listed?.names ?? [])].some((name) => isSlip(pin, name)),
  );
  return others.length === 0 ? listed : placesOf([...(listed?.names ?? []), ...others]);
}

const isSlip = (written: string, name: string) =>
  written !== name &&
  Math.abs(written.length - name.length) <= 1 &&
  !written.startsWith(name) &&
  !name.startsWith(written) &&
  editDistance(written, name) <= (name.length < 8 ? 1 : 2);

function misspeltIn(text: string, names: ReadonlySet<string>): [written: string, right: string] | undefined {
  for (const [word] of text.matchAll(/(?<![\p{L}/#@-])\p{Lu}\p{Ll}{4,}(?!\p{L})/gu)) {
    if (names.has(word)) continue;
    const right = [...names].find((name) => isSlip(word, name));
    if (right !== undefined) return [word, right];
  }
  return undefined;
}
