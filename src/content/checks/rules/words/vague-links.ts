import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import { menuLabel } from '../../page-names.ts';
import { type Rule, TextFeature } from '../../rule.ts';

/** Link texts that do not say where a link leads; screen reader users often hear links out of context. */
const VAGUE =
  /^(?:(?:click|press|tap|see|read|look|find out)? ?(?:here|this|more|on)|(?:read|learn|see|find out) more|(?:(?:click|press|tap|follow) (?:on )?)?(?:this|the) (?:link|page)|link|click|button|more info(?:rmation)?|(?:bonyeza )?hapa|soma zaidi)[.!…]?$/i;

/** On a button, the heading next to it may provide the context. */
const VAGUE_BUTTON =
  /^(?:(?:click|press|tap) (?:here|this|me)|here|this|link|button|click|more|(?:bonyeza )?hapa)[.!…]?$/i;

/** Properties that are the text of a button. */
const BUTTON_TEXT_POINTER = /\/(?:label|call)$/;

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Checks that link texts say where links lead. */
export const rule: Rule = {
  codes: { 'vague-link': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, features, content) => {
    if ((features & TextFeature.bracket) === 0 && !VAGUE_BUTTON.test(text)) return undefined;
    const pointer = pointerOf();
    const links = linksIn(text, pointer, document.data);
    return links.map(([piece, words, target]) => ({
      at: { text: piece },
      code: 'vague-link',
      message: `"${words}" does not say where the link leads; many people hear or read links without the text around them.`,
      suggestion: `Name what the link leads to, such as "${menuLabel(target, content) ?? 'our opening hours'}".`,
    }));
  },
};

function linksIn(text: string, pointer: string, data: unknown): [piece: string, words: string, target: string][] {
  if (BUTTON_TEXT_POINTER.test(pointer)) {
    const link = textProperty(valueAt(data, parentPointer(pointer)), 'link');
    return VAGUE_BUTTON.test(text) && link !== undefined ? [[text, text, link]] : [];
  }
  return [...text.matchAll(LINK)].flatMap(([piece, words = '', target = '']): [string, string, string][] =>
    VAGUE.test(words.trim()) || /^(?:https?:\/\/|www\.)\S+$/.test(words) || words === target
      ? [[piece, words, target]]
      : [],
  );
}
