import { listProperty, parentPointer, pointerSteps, property } from '../../../read/json.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { Content, ContentDocument, Rule } from '../../rule.ts';

/** Checks that references such as "the table below" are correct. English only. */
export const rule: Rule = {
  codes: { 'points-at-nothing': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, _features, content) => {
    if (!text.includes('below') && !text.includes('above')) return undefined;
    const { piece, thing, where } = pointingIn(text) ?? {};
    const parts = THINGS.find(({ words }) => words.test(thing ?? ''))?.parts;
    if (piece === undefined || parts === undefined || !isRead(document, content)) return undefined;
    const pointer = pointerOf();
    if (hasThing(document, pointer, parts, where === 'below')) return undefined;
    return {
      at: { text: piece },
      code: 'points-at-nothing',
      message: `This says "${piece}", but there is no ${thing?.toLowerCase()} ${where === 'below' ? 'after' : 'before'} this text.`,
      suggestion: `Add the ${thing?.toLowerCase()}, or say it in words alone.`,
    };
  },
};

const isRead = ({ file }: ContentDocument, content: Content) =>
  (['pages', 'documents', 'modals'].includes(file.kind.name) || isCollection(file.kind)) && content.isEnglish;

/** What texts refer to, and the properties and types of sections that show it. */
const THINGS: readonly { words: RegExp; parts: RegExp }[] = [
  {
    words: /^(?:picture|photo|photograph|image|illustration|drawing)s?$/i,
    parts: /"(?:picture|image|figure|drawing|drawn|first|gallery)":|"from":"(?!faqs|openings|categories)/,
  },
  { words: /^tables?$/i, parts: /"table":|"type":"(?:sheet|chart|figures)"/ },
  { words: /^(?:chart|graph|diagram)s?$/i, parts: /"(?:chart|figure|picture|drawn)":/ },
  { words: /^maps?$/i, parts: /"type":"map"|"kind":"map"|"(?:figure|picture)":/ },
  { words: /^forms?$/i, parts: /"type":"form"/ },
  { words: /^(?:video|film|clip)s?$/i, parts: /"(?:video|embed)":/ },
];

const POINTING =
  /\b(?:(?:the|this|our|see|these|in|on|fill in|watch) )+(?:\p{Ll}+ ){0,2}?(picture|photo|photograph|image|illustration|drawing|table|chart|graph|diagram|map|form|video|film|clip)s? (below|above)\b(?! (?:(?:the|a|an|all|each|our|his|her|its|their|your|zero|average)\b|\d))/iu;

function pointingIn(text: string): { piece: string; thing: string; where: string } | undefined {
  const [piece, thing, where] = POINTING.exec(text) ?? [];
  return piece === undefined || thing === undefined || where === undefined ? undefined : { piece, thing, where };
}

/** Whether a section from here on, or up to here, shows it. */
function hasThing({ data }: ContentDocument, pointer: string, parts: RegExp, isBelow: boolean): boolean {
  const [list = '', place] = pointerSteps(pointer);
  const sections = listProperty(data, list);
  const index = Number(place);
  const isListed = ['blocks', 'body', 'sections'].includes(list) && Number.isInteger(index);
  const reached = isListed ? sections.slice(isBelow ? index : 0, isBelow ? undefined : index + 1) : [data];
  const isOfHead = isListed && !isBelow && property(data, 'picture') !== undefined;
  return (
    isOfHead || reached.some((section) => parts.test(JSON.stringify(section))) || parentPointer(pointer) === '/seo'
  );
}
