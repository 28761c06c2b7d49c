import { asObject, isObject, listItems, pointerStep, property, textProperty } from '../../../read/json.ts';
import { type FileIssue, type Issues, type Rule, withPointerPrefix } from '../../rule.ts';

/** Checks that a section has the parts that its variant arranges, and none that it never uses. */
export const rule: Rule = {
  codes: { 'variant-without-picture': 'warning', 'useless-part': 'warning', 'entry-without-picture': 'warning' },
  files: 'pages',
  onDocument: ({ data }) =>
    listItems(data, 'blocks').map(([pointer, block]) =>
      withPointerPrefix(pointer, [pictureIssues(block), uselessIssues(block), unlikeOthers(block)]),
    ),
};

/** Variants that show a picture, by type of section, and the one without. */
const PICTURE_VARIANTS: Readonly<Record<string, { variants: readonly string[]; otherwise: string }>> = {
  'page-hero': { variants: ['split', 'cover', 'full'], otherwise: 'plain' },
  'text-section': { variants: ['columns'], otherwise: 'centred' },
  'call-to-action': { variants: ['split'], otherwise: 'band' },
};

function pictureIssues(block: unknown): Issues<FileIssue> {
  const [type = '', variant = ''] = ['type', 'variant'].map((name) => textProperty(block, name));
  const { variants = [], otherwise } = PICTURE_VARIANTS[type] ?? {};
  if (!variants.includes(variant) || property(block, 'picture') !== undefined) return undefined;
  return {
    code: 'variant-without-picture',
    pointer: '/variant',
    message: `The variant "${variant}" arranges words and a picture, but this section has no picture.`,
    suggestion: `Add "picture": { "image": "…" } to the section, or write "${otherwise}".`,
  };
}

/** Properties that only work together with something else. */
const NEEDS: readonly { type: string; name: string; variants: readonly string[]; what: string }[] = [
  { type: 'page-hero', name: 'side', variants: ['split'], what: 'the variant "split"' },
  { type: 'page-hero', name: 'calm', variants: ['full'], what: 'the variant "full"' },
  { type: 'text-section', name: 'side', variants: ['columns'], what: 'the variant "columns"' },
];

function uselessIssues(block: unknown): Issues<FileIssue> {
  return NEEDS.map(({ type, name, variants, what }) => {
    const isUsed = variants.includes(textProperty(block, 'variant') ?? '');
    if (textProperty(block, 'type') !== type || property(block, name) === undefined || isUsed) return undefined;
    return {
      code: 'useless-part',
      pointer: `/${name}`,
      at: 'key',
      message: `"${name}" only has an effect with ${what}.`,
      suggestion: 'Remove the line, or choose that variant.',
    };
  });
}

/** Fewer entries do not show a rule. */
const MIN_ENTRIES = 3;

/** The only entry of a list without the picture or icon that all others have. */
function unlikeOthers(block: unknown): Issues<FileIssue> {
  return Object.entries(asObject(block)).map(([list, entries]) => {
    if (!Array.isArray(entries) || entries.length < MIN_ENTRIES || !entries.every(isObject)) return undefined;
    return (list === 'points' ? ['picture', 'icon'] : ['picture']).map((name) => {
      const lacking = entries.flatMap((entry, index) => (Object.hasOwn(entry, name) ? [] : [index]));
      const [only, another] = lacking;
      if (only === undefined || another !== undefined) return undefined;
      return {
        code: 'entry-without-picture',
        pointer: `${pointerStep(list)}/${only}`,
        message: `All other entries of "${list}" have "${name}"; beside them, this one would look unfinished.`,
        suggestion: `Add "${name}" here.`,
      };
    });
  });
}
