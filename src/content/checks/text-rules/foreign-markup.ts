import { foreignMarkupMessage, quotePiece, TextFeature, withDefaults } from './text-rule.ts';

const CHAT_DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const CHAT_TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** The head of a chat message, "[24/11/2026, 10:42:07] Amani: ", or with time and date swapped. */
const CHAT_HEAD = new RegExp(
  String.raw`\[(?:${CHAT_DAY},? ${CHAT_TIME}|${CHAT_TIME},? ${CHAT_DAY})\] ?(?:[^:]{1,40}: )?`,
  'i',
);

/** What other programs begin the items of a list with. */
const BULLET = String.raw`(?:[-*+•▪●◦‣·–—]|\d{1,2}[.)])\s+(?=\S)`;
/** Lines that begin so, up to the end of the text. */
const LIST = new RegExp(String.raw`(?:^\s*${BULLET}[^\n]+)?\n\s*${BULLET}.+$`, 's');

/** Rules for Markdown, HTML and other markup in texts that do not support it. */
export const foreignMarkup = withDefaults({ code: 'foreign-markup', findsAll: true }, [
  {
    find: /^\s*#{1,6}\s+\S|\n#{1,6}\s+\S/,
    features: TextFeature.hash,
    message: foreignMarkupMessage('how other programs mark a heading'),
    isBlock: true,
    suggestion: () => 'Remove the #. Headings belong in the "heading" or "title" of a section.',
    put: ([piece]) => piece.replace(/#{1,6}\s+/, ''),
  },
  {
    find: LIST,
    features: TextFeature.lineBreak,
    message: () => 'A list was pasted into this text: visitors would read its points in one line.',
    isBlock: true,
    suggestion: () => 'Make each point a separate text in "points", without the character before it.',
  },
  {
    // If numbers continue within the text, they enumerate the points of one sentence.
    find: /^\s*(?:[-*+•▪●◦‣·–—]|[\ue000-\uf8ff]|o\t|\d+[.)](?!.*\s\d+[.)]\s))\s+(?=[\p{L}*{“].*\s)/u,
    message: foreignMarkupMessage('how other programs start a list item'),
    isBlock: true,
    suggestion: () => 'Make each point a separate text in "points", or remove the character.',
    put: () => '',
  },
  {
    // Lower case after the numbers means that they are parts of one sentence.
    find: /(?:^|(?<=[:.!?;]\s+))(?:\(?1[.)]\s+(?=\p{Lu})[^\n]*?[.!?;,]\s+\(?2[.)]|\(?[aA]\)\s+(?=\p{Lu})[^\n]*?[.!?;,]\s+\(?[bB]\)|Step 1[:.]\s+(?=\p{Lu})[^\n]*?[.!?;,]\s+Step 2[:.])\s+(?=\p{Lu})/u,
    features: TextFeature.digit | TextFeature.quoteOrParenthesis,
    message: (piece) =>
      `${quotePiece(piece.trim())} begins a numbered list inside a text: visitors would read it as one paragraph.`,
    isBlock: true,
    suggestion: () =>
      'Write each point as a text of its own in "points", or as an entry of a section of type "steps", without the numbers.',
  },
  {
    find: /(?:^|\n)(?:-{3,}|\*{3,}|_{3,}|={3,})\s*(?:\n|$)/,
    features: TextFeature.doubled | TextFeature.asterisk | TextFeature.template,
    message: () => 'This is how other programs draw a line: visitors would see these characters as they are.',
    put: () => '',
  },
  {
    find: /[∗⁎＊﹡]{1,2}([^∗⁎＊﹡]+)[∗⁎＊﹡]{1,2}/,
    features: TextFeature.nonAscii,
    message: (piece) => `${quotePiece(piece)} has stars that only look like those of bold words.`,
    put: ([, words]) => `**${words}**`,
  },
  {
    find: CHAT_HEAD,
    features: TextFeature.bracket,
    message: foreignMarkupMessage('how chat apps start a message'),
    put: () => '',
  },
  {
    find: /[\ue000-\uf8ff]+/,
    features: TextFeature.rareLetter,
    message: () => 'This character belongs to a font that visitors do not have: they see an empty box.',
    suggestion: () => 'Remove it, or write the character you mean.',
    put: () => '',
  },
  {
    find: /(?<![*\p{L}\p{N}])\*([^\s*](?:[^*]*[^\s*])?)\*(?![*\p{L}\p{N}])/u,
    features: TextFeature.asterisk,
    message: foreignMarkupMessage('how other programs format words'),
    put: ([, words]) => `**${words}**`,
  },
  {
    find: /\*{3,}([^*]+)\*{3,}/,
    features: TextFeature.asterisk,
    message: foreignMarkupMessage('how other programs format words'),
    put: ([, words]) => `**${words}**`,
  },
  {
    find: /(?<![\p{L}\p{N}_/.:@{])(?:__([^\s_](?:[^_]*[^\s_])?)__|_([^\s_](?:[^_]*[^\s_])?)_)(?![\p{L}\p{N}_])/u,
    features: TextFeature.underscore,
    message: foreignMarkupMessage('how other programs format words'),
    put: ([, strong, words]) => (strong === undefined ? (words ?? '') : `**${strong}**`),
  },
  {
    find: /`([^`]+)`|~~([^~]+)~~|(?<![\p{L}\p{N}~])~([^\s~](?:[^~]*[^\s~])?)~(?![\p{L}\p{N}~])/u,
    features: TextFeature.otherMarkup,
    message: foreignMarkupMessage('how other programs format words'),
    put: ([, code, struck, struckInChats]) => code ?? struck ?? struckInChats ?? '',
  },
  {
    find: /(?<=^(?:[^*]|\*\*[^*]+\*\*)*)\*\*(\s[^*]*|[^*]*\s)\*\*/,
    features: TextFeature.asterisk,
    message: () => 'There is a space inside the asterisks of these bold words.',
    put: ([, words = '']) => `**${words.trim()}**`,
  },
  {
    find: /\\(?:[nrt](?![\w.\\])|[nrt](?=\p{Lu}|[a-z]{3,}[ ,.])|["'*_#[\]-])/u,
    features: TextFeature.backslash,
    message: foreignMarkupMessage('how programs write an invisible character'),
    put: ([piece]) => (/[nrt]$/.test(piece) ? ' ' : piece.slice(1)),
  },
  {
    find: /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/i,
    features: TextFeature.backslash,
    message: foreignMarkupMessage('how programs write a character'),
    put: ([, wide, narrow = '20']) => String.fromCodePoint(Number.parseInt(wide ?? narrow, 16)),
    findsAll: true,
  },
  {
    find: /(?<!\bnpm .*)(?<=\S)\s*(?<![-!])-{2,3}(?![->])\s*(?=\S)/,
    features: TextFeature.doubled,
    message: foreignMarkupMessage('how typewriters write a dash'),
    put: () => ' – ',
  },
  {
    find: /(?<=\S)\s+[•▪●◦‣]\s+(?=\S)/,
    features: TextFeature.nonAscii,
    message: foreignMarkupMessage('how other programs start a list item'),
    isBlock: true,
    suggestion: () => 'Make each point a separate text in "points", or separate them with commas.',
  },
  {
    find: /(?<![\w&/#({])#((?=\p{L}*\p{Ll})\p{L}[\p{L}\p{N}]{2,})/u,
    features: TextFeature.hash,
    message: foreignMarkupMessage('a hashtag of social networks'),
    put: ([, word = '']) => word,
  },
  {
    find: /(?<![\w.@])@(\p{L}\w{2,})(?![\w.-]*\.\w)/u,
    features: TextFeature.at,
    message: foreignMarkupMessage('how social networks mention somebody'),
    suggestion: () => 'Write the name, or a link to the page: [name](https://…).',
  },
  {
    find: /^>\s+(?=\p{L})|^\|.+\||(?<=\s)\|\s[^|]*\s\|(?=\s)/u,
    features: TextFeature.angleBracket | TextFeature.otherMarkup,
    message: foreignMarkupMessage('how other programs mark quotations and tables'),
    suggestion: () => 'Remove these characters; there are sections for quotations and tables.',
  },
  {
    find: /\[\/?(?:b|i|u|s|url|img|quote|color|size)(?:=[^\]]*)?\](?!\()/i,
    features: TextFeature.bracket,
    message: foreignMarkupMessage('how forums format words'),
    put: () => '',
  },
  {
    find: /\s?\{[.#][a-z][\w-]*\}/,
    features: TextFeature.brace,
    message: foreignMarkupMessage('how other programs style a text'),
    put: () => '',
  },
  {
    find: /^[-_]{2,} ?(?=\p{L})|(?<=\p{L}) ?[-_]{2,}$/u,
    features: TextFeature.doubled,
    message: foreignMarkupMessage('how other programs set off a line'),
    put: () => '',
    findsAll: true,
  },
  {
    find: /(?<![/?=&]\S*)%20/,
    features: TextFeature.template,
    message: foreignMarkupMessage('how web addresses write a space'),
    put: () => ' ',
  },
  {
    find: /(?<=\p{L})[`´‘](?=\p{L})|(?<=\p{Ll}s)[`´](?= \p{L})/u,
    features: TextFeature.otherMarkup | TextFeature.nonAscii,
    message: (piece) =>
      `"${piece}" is ${piece === '‘' ? 'an opening quotation mark' : 'an accent'}, not an apostrophe.`,
    put: () => '’',
    isSafe: true,
  },
  {
    find: /\s?\[(?:\d{1,2}|(?<=\p{L}\[)\p{Lu}{1,3}\d{1,2}|(?<=[.!?,] ?\[)\p{Lu}{2,3}\d{1,2}|(?<=[.!?,]\[)[a-z]|(?:cite|citation|source)[\w ]*(?::[ \d,]*)?)\](?![([])/u,
    features: TextFeature.bracket,
    message: foreignMarkupMessage('a mark of a footnote or a comment from another program'),
    put: () => '',
  },
]);
