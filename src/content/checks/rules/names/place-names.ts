import { textProperty } from '../../../read/json.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import type { Check } from '../../check.ts';
import { placesOf } from '../../place-slips.ts';
import { writtenOtherwise } from '../../written-otherwise.ts';

/** Checks that places are spelt as in the list of site.json, wherever they are named but once. */
export const check: Check = {
  codes: { 'misspelt-proper-name': 'warning' },
  start: (content, report, onlyErrors) => {
    const places = onlyErrors ? undefined : placesOf(content);
    if (places === undefined) return {};
    const town = textProperty(content.data('site'), 'city')?.split(',')[0];
    const people = new Set(
      ['leaders', 'articles'].flatMap((kind) =>
        content.documents(kind).flatMap(({ data }) => textProperty(data, 'name')?.split(' ') ?? []),
      ),
    );
    return {
      text: (text, pointerOf, document) => {
        if (!MAY_HAVE_NAME.test(text)) return;
        for (const [written] of text.matchAll(NAMES)) {
          const usual = people.has(written) ? undefined : places.near(written);
          // The town of the company has a rule of its own.
          if (usual === undefined || usual === town) continue;
          const pointer = pointerOf();
          if (!isVisible(text, pointer, document)) return;
          const said = writtenOtherwise({ written, usual, of: 'place' }, pointer, text);
          return report({ path: document.file.path, code: 'misspelt-proper-name', ...said });
        }
      },
    };
  },
};

const MAY_HAVE_NAME = /[A-Z][a-z]{4}/;
const NAMES = /(?<![\p{L}\p{N}/#@.’_{-])\p{Lu}\p{Ll}{4,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
