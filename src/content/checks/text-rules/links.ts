import { quoted, type TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** Links that are written in another way, and addresses that are none. */
export const links: readonly TextRule[] = [
  {
    code: 'link-slip',
    severity: 'error',
    find: /!\[[^\]]*\]\([^)]*\)/,
    signs: Sign.bracket,
    message: (piece) => `${quoted(piece)} is how other programs show a picture; texts here have none.`,
    suggestion: () => 'Take it out, and add a "picture" to the section where its kind has one.',
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /\(([^()[\]]+)\)\[((?:\/|https?:|www\.|#|mailto:|tel:|modal:)[^\]\s]*)\]/,
    signs: Sign.bracket,
    message: (piece) => `The brackets of the link ${quoted(piece)} are swapped.`,
    put: ([, words, address]) => `[${words}](${address})`,
    isSafe: true,
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /\[\s*\]\([^)]*\)/,
    signs: Sign.bracket,
    message: (piece) => `The link ${quoted(piece)} has no words, so nobody can press it.`,
    suggestion: () => 'Write the words of the link between the square brackets.',
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /<(https?:\/\/[^<>\s]+)>/,
    signs: Sign.less,
    message: (piece) => `${quoted(piece)} is no link here.`,
    suggestion: (piece) => `Write [words that say where it leads](${piece.slice(1, -1)}).`,
  },
  {
    code: 'link-slip',
    severity: 'error',
    find: /\[([^\]]+)\]\(\s*\)/,
    signs: Sign.bracket,
    message: (piece) => `The link ${quoted(piece)} leads nowhere.`,
    suggestion: (piece) =>
      `Write the address between the round brackets, or only ${piece.replace(/\(\s*\)$/, '').slice(1, -1)}.`,
    put: ([, words = '']) => words,
  },
  {
    code: 'bare-address',
    severity: 'warning',
    find: /(?<!\S)[\w.+-]+ ?[([](?:at|AT)[)\]] ?[\w.-]+\.\w{2,}/,
    signs: Sign.paired | Sign.bracket,
    message: (piece) => `"${piece}" is no address that anybody can press.`,
    suggestion: (piece) => {
      const address = piece.replace(/ ?[([](?:at|AT)[)\]] ?/, '@');
      return `Write [${address}](mailto:${address}).`;
    },
  },
  {
    code: 'bare-address',
    severity: 'warning',
    find: /(?<=\s)(?:https?:\/\/|www\.)(?!\S*example\.(?:com|org|net)\b)[^\s)\]]*[\w/]|^(?:https?:\/\/|www\.)\S*[\w/](?=\s\S)/,
    signs: Sign.address,
    message: (piece) => `The address ${piece} is plain text here, so nobody can press it.`,
    suggestion: (piece) =>
      `Write [words that say where it leads](${piece.startsWith('www') ? `https://${piece}` : piece}).`,
  },
  {
    code: 'half-link',
    severity: 'warning',
    find: /(?<![\w!\]])\[\p{L}[^[\](){}]{1,40}\](?!\s?[([{])/u,
    signs: Sign.bracket,
    message: (piece) => `${piece} has the brackets of a link, but no address behind them.`,
    suggestion: (piece) => `Write ${piece}(/path), or take the brackets out.`,
    put: ([piece]) => piece.slice(1, -1),
  },
];
