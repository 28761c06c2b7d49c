import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { NUMBER_WORD, numberIn, numberLike } from '../../../references/durations.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that "Five rules" stands above five points. English only. */
export const check: Check = {
  codes: { 'other-count-in-section': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      for (const [index, section] of listProperty(data, 'blocks').entries())
        for (const issue of issuesOf(section, `/blocks/${index}`)) report({ path: file.path, ...issue });
    },
  }),
};

/** The lists that a section is made of. */
const LISTS = ['points', 'cards', 'steps', 'items', 'tabs', 'questions', 'departments'];

/** Words for what stands in a list. Others, such as "people" and "rooms", may count something else. */
const LISTED =
  'answers|chapters|commitments|desks|documents|facts|habits|ideas|lessons|mistakes|options|packages|phases|places|plans|points|principles|products|promises|questions|reasons|rules|services|signs|stages|steps|things|tips|values|ways';

/** A text that begins with a number of them, such as "Our five rules hold". */
const COUNTED = new RegExp(
  `^(?:(?:our|these|the|all) )?(?!an? )(${NUMBER_WORD}) (?:[a-z-]+ ){0,2}?(?:${LISTED})\\b`,
  'i',
);

function issuesOf(section: unknown, pointer: string): FileIssue[] {
  const lists = LISTS.map((name) => listProperty(section, name)).filter((list) => list.length > 0);
  const [entries, another] = lists;
  if (entries === undefined || another !== undefined || !entries.every(isObject)) return [];
  return textsOf(section, pointer).flatMap(([at, text]) => {
    const [piece, written = ''] = COUNTED.exec(text) ?? [];
    if (piece === undefined || entries.length < 2 || numberIn(written) === entries.length) return [];
    const right = numberLike(entries.length, written);
    const put = /^[A-Z]/.test(written) ? sentenceCase(right) : right;
    return [
      {
        code: 'other-count-in-section',
        pointer: at,
        at: { text: piece },
        message: `This says "${piece}", but ${entries.length} follow in this section.`,
        suggestion: `Write "${piece.replace(written, put)}", or correct the list.`,
        fix: unsure(changeTo(at, text.replace(written, put))),
      },
    ];
  });
}

/** The texts above the list. */
function textsOf(section: unknown, pointer: string): [pointer: string, text: string][] {
  const heading = property(section, 'heading');
  const texts: [string, string | undefined][] = [
    ...['eyebrow', 'title', 'lead'].map((name): [string, string | undefined] => [
      `/heading/${name}`,
      textProperty(heading, name),
    ]),
    ['/lead', textProperty(section, 'lead')],
    ...listProperty(section, 'text').map((text, index): [string, string | undefined] => [
      `/text/${index}`,
      typeof text === 'string' ? text : undefined,
    ]),
  ];
  return texts.flatMap(([at, text]) => (text === undefined ? [] : [[`${pointer}${at}`, text]]));
}
