import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import { type ContentDocument, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that a button that promises a call does not open a mail, and the other way round. */
export const rule: Rule = {
  codes: { 'link-of-another-kind': 'warning' },
  onText: (text, pointerOf, document, features) => {
    if (schemeOf(text) !== undefined) return brokenPromise({ ...buttonAt(pointerOf(), document), link: text });
    if ((features & TextFeature.bracket) === 0) return undefined;
    return [...text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)].map(([piece, words = '', link = '']) => {
      const issue = brokenPromise({ words, link });
      return issue && { ...issue, at: { text: piece } };
    });
  },
};

/** In place of a scheme: a page of the site. */
const PAGE = 'page';

const schemeOf = (link: string) =>
  /^(?:mailto|tel)(?=:)|^https(?=:\/\/wa\.me\/)/.exec(link)?.[0] ?? (/^[/#]/.test(link) ? PAGE : undefined);

/** The phone number or address that the words of a link say, which promises more than the word "call". */
const contactsIn = (words: string) =>
  /\{\{site\.(?:phone|email)\}\}|\+\d[\d ]{7,}\d|[\w.+-]+@[\w-]+\.[\w.]+/.exec(words)?.[0] ?? '';

/** Promises by words and icons, and the kind of link that keeps each. */
const PROMISES = [
  { scheme: 'mailto', what: 'a mail', words: /\be-?mail\b|@/i, icon: /^mail/ },
  { scheme: 'tel', what: 'a call', words: /\b(?:call|ring|phone|telephone)\b|\+\d/i, icon: /^phone/ },
  { scheme: 'https', what: 'a chat on WhatsApp', words: /\bwhats ?app\b/i, icon: /^brand-whatsapp$/ },
] as const;

/** A link with its text, and the icon if it is a button. */
interface LabelledLink {
  words: string;
  icon?: string | undefined;
  link: string;
}

function brokenPromise({ words: label, icon: sign, link }: LabelledLink): ValueIssue | undefined {
  const scheme = schemeOf(link);
  if (scheme === undefined) return undefined;
  // In a chat, people also ask to be called back.
  if (scheme === 'https' && !CALL_US.test(label)) return undefined;
  const [words, icon] = scheme === PAGE ? [contactsIn(label)] : [label, sign];
  const promised = PROMISES.filter((one) => one.words.test(words));
  const shown = promised.length > 0 || icon === undefined ? promised : PROMISES.filter((one) => one.icon.test(icon));
  const [promise] = shown;
  if (promise === undefined || shown.some((one) => one.scheme === scheme)) return undefined;
  const by = promised.length > 0 ? `"${words}"` : `The icon "${icon}"`;
  return {
    code: 'link-of-another-kind',
    message: `${by} promises ${promise.what}, but the link opens ${OPENED[scheme] ?? 'a page'}.`,
    suggestion: `Write a link that begins with ${ADDRESSES[promise.scheme]}, or change the words and the icon.`,
  };
}

/** Words that promise a call by the visitor. */
const CALL_US = /^(?:call|ring|phone|telephone) (?!me\b)(?!.*\b(?:chat|whats ?app|message|write)\b)/i;

const OPENED: Record<string, string> = { tel: 'a call', mailto: 'a mail', https: 'a chat' };

const ADDRESSES = { mailto: 'mailto:', tel: 'tel:', https: 'https://wa.me/' } as const;

/** The text and the icon of the button whose link is at a pointer. */
function buttonAt(pointer: string, { data }: ContentDocument): { words: string; icon: string | undefined } {
  const button = valueAt(data, parentPointer(pointer));
  const words = textProperty(button, 'label') ?? textProperty(button, 'name') ?? '';
  return { words, icon: textProperty(button, 'icon') };
}
