import { TextFeature, withDefaults } from './text-rule.ts';

/** French has spaces before such punctuation. */
const NOT_FRENCH = /^(?!fr)/;
const spaceBefore = (piece: string) => `There is a space before the ${piece.trim()}.`;

/** Rules for superfluous spaces, words and punctuation. */
export const spaces = withDefaults({ code: 'stray-space' }, [
  {
    code: 'blank-text',
    severity: 'error',
    find: /^\s+$/,
    features: TextFeature.edgeSpace,
    message: () => 'This text consists only of spaces.',
    suggestion: () => 'Write a text, or remove the line if it is not needed.',
  },
  {
    code: 'unusual-space',
    find: /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029]+/,
    features: TextFeature.invisible,
    message: () => 'This is not an ordinary space; it was copied along with the text.',
    suggestion: () => 'Replace it with an ordinary space.',
    put: () => ' ',
    isSafe: true,
  },
  {
    code: 'repeated-word',
    find: /\b([A-Z]{3}|[KTU]?[Ss]h)\.? \1\b/,
    features: TextFeature.repeatedWord,
    message: (piece) => `"${piece}" repeats a word.`,
    put: ([, word = '']) => word,
    isSafe: true,
  },
  {
    code: 'repeated-word',
    find: /\b(the|an?|and|of|to|in|is|are|for|on|we|our|with|at|it|you|your|from|by|as|be|will|can|this|have|has|was|were|or|not|but|if|they|their|\p{L}{7,}) \1(?![\w'’-])/iu,
    features: TextFeature.repeatedWord,
    message: (piece) => `"${piece}" repeats a word.`,
    put: ([, word = '']) => word,
    isSafe: true,
  },
  {
    code: 'repeated-word',
    language: /^en/,
    // Except words that English or other languages double: "boda boda", "pole pole".
    find: /(?<![\p{L}’'-])(?!(?:had|that|very|really|far|long|many|more|much|bye|blah|knock|hush|chop|tuk|boda|piki|pole|polepole|haraka|kidogo|sana|chap|mbali|pili|bora|cous|pom|ping|can|win|so|no|now) )(\p{Ll}{3,}) \1(?![\p{L}\p{N}’'-])/u,
    features: TextFeature.repeatedWord,
    message: (piece) => `"${piece}" repeats a word.`,
    put: ([, word = '']) => word,
  },
  {
    code: 'repeated-word',
    find: (text) => (text.length > MAX_SKIPPED_LENGTH ? wordsTwice(text) : null),
    message: (piece) => `"${piece}" repeats a word.`,
    put: ([, words = '']) => words,
  },
  {
    find: /(?<=\S) {2,}(?=\S)/,
    features: TextFeature.doubled,
    message: () => 'There are several spaces in a row here.',
    put: () => ' ',
    suggestion: () => 'Keep only one of them.',
    isSafe: true,
  },
  {
    find: /^\s+(?=\S)|(?<=[^\s:,;])\s+$/,
    features: TextFeature.edgeSpace,
    message: () => 'The text begins or ends with a space.',
    put: () => '',
    suggestion: () => 'Remove the space.',
    isSafe: true,
  },
  {
    code: 'line-break',
    // Documents divide words at the end of a line.
    find: /(?<!\p{L})\p{L}*\p{Ll}{2}[-\u00ad]\s*\n\s*\p{Ll}{2,}/u,
    features: TextFeature.lineBreak,
    message: () => 'This word was divided at the end of a line, in the document that it was copied from.',
    put: ([piece]) => piece.replace(/[-\u00ad]\s*\n\s*/, ''),
  },
  {
    code: 'line-break',
    find: /(?<=\S)(?<!\p{Ll}{2}[-\u00ad])\s*\n\s*(?=\S)/u,
    features: TextFeature.lineBreak,
    message: () => 'Visitors do not see this line break; the text continues on the same line.',
    suggestion: () => 'Split it into two texts, each in quotation marks, or put a space in place of \\n.',
    put: () => ' ',
  },
  {
    code: 'repeated-sign',
    find: /!!+|\?\?+|,,+|(?<!\.)\.\.(?!\.)/,
    features: TextFeature.doubled,
    message: (piece) => `"${piece}" has one punctuation mark too many.`,
    put: ([piece]) => piece.charAt(0),
    isSafe: true,
  },
  {
    code: 'repeated-sign',
    find: /(?<!\.)\.{4}(?!\.)/,
    features: TextFeature.doubled,
    message: (piece) => `"${piece}" has one dot too many.`,
    put: () => '…',
  },
  {
    // Except names such as .NET, and French, which has such spaces and marks speech with « ».
    language: NOT_FRENCH,
    find: /(?<=^[^«]*[\p{L}\p{N})”’]) +([,;!?]|\.(?!\.|\p{Lu}{2}|\p{Ll}+\b(?!\s)))(?=\s|$|\p{L}{2})/u,
    features: TextFeature.badSpacing,
    message: spaceBefore,
    suggestion: () => 'Remove the space.',
    put: ([, sign = '']) => sign,
    isSafe: true,
  },
  {
    language: NOT_FRENCH,
    // Except scales, "1 : 50".
    find: /(?<=^[^«]*(?:[\p{L})”’%*}]|\d(?! *: *\d))) +:(?=\s|$)/u,
    features: TextFeature.badSpacing,
    message: spaceBefore,
    suggestion: () => 'Remove the space.',
    put: ([piece]) => piece.trim(),
    isSafe: true,
  },
  {
    // Marks the wrong way round are another mistake.
    find: /(?<=(?<![\p{L}\p{N}.!?…])“)\s+|\s+(?=”(?![\p{L}\p{N}]))|(?<=\w)\s+@(?=[\w-]+\.\w)|(?<=\w)@\s+(?=[\w-]+\.\w)/u,
    features: TextFeature.quoteOrParenthesis | TextFeature.at,
    message: () => 'There is a space too many here.',
    suggestion: () => 'Remove the space.',
    put: ([piece]) => piece.trim(),
    isSafe: true,
  },
  {
    code: 'repeated-sign',
    find: /““|””|’’|[?!][.,](?!\.)/,
    features: TextFeature.nonAscii | TextFeature.doubled,
    message: (piece) => `"${piece}" has one punctuation mark too many.`,
    put: ([piece]) => piece.charAt(0),
  },
  {
    find: /(?<=\d) +%/,
    features: TextFeature.template,
    message: () => 'There is a space before the %, so the number and the % can end up on different lines.',
    suggestion: () => 'Remove the space.',
    put: () => '%',
  },
]);

/** Texts up to this length hardly have words twice. */
const MAX_SKIPPED_LENGTH = 20;

/** Two to five words that follow themselves: "and crews and crews". Not "again and again and again". */
function wordsTwice(text: string): RegExpExecArray | null {
  const words = text.split(' ');
  for (let at = 2; at < words.length - 1; at++)
    for (let many = Math.min(at, 5, words.length - at); many > 1; many--) {
      const [before, after] = [words.slice(at - many, at), words.slice(at, at + many)];
      if (words[at] !== words[at - many] || words[at - many - 1] === words[at - 1]) continue;
      if (words[at + many]?.replace(/[.,;:!?]$/, '') === words[at]) continue;
      // The last word may end the sentence.
      const phrase = before.join(' ');
      if (/^[\p{L}’' ]+$/u.test(phrase) && after.join(' ').replace(/[.,;:!?]$/, '') === phrase)
        return new RegExp(`(${RegExp.escape(phrase)}) ${RegExp.escape(phrase)}`, 'u').exec(text);
    }
  return null;
}
