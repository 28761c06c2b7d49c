import { quotePiece, TextFeature, withDefaults } from './text-rule.ts';

/** Rules for links in the wrong syntax, and invalid addresses. */
export const links = withDefaults({ code: 'link-slip', features: TextFeature.bracket }, [
  {
    severity: 'error',
    find: /!\[[^\]]*\]\([^)]*\)/,
    message: (piece) =>
      `${quotePiece(piece)} is how other programs insert a picture; texts here cannot contain pictures.`,
    suggestion: () => 'Remove it, and add a "picture" to the section if its type allows one.',
  },
  {
    severity: 'error',
    find: /\(([^()[\]]+)\)\[((?:\/|https?:|www\.|#|mailto:|tel:|modal:)[^\]\s]*)\]/,
    message: (piece) => `The brackets of the link ${quotePiece(piece)} are swapped.`,
    put: ([, words, address]) => `[${words}](${address})`,
    isSafe: true,
  },
  {
    severity: 'error',
    find: /\(((?:\/|https?:|www\.|#|mailto:|tel:|modal:)[^()\s]*)\)\[([^\][]+)\]/,
    message: (piece) => `The address of the link ${quotePiece(piece)} stands before its words.`,
    put: ([, address, words]) => `[${words}](${address})`,
    isSafe: true,
  },
  {
    severity: 'error',
    find: /\[([^\][]+)\]\s?(?:[{<]([^}>\s]*)[}>]|((?:https?:\/)?\/[^\s()]+)\))/,
    message: (piece) => `The address of the link ${quotePiece(piece)} is not in round brackets.`,
    put: ([, words, braced, bare]) => `[${words}](${braced ?? bare})`,
    isSafe: true,
  },
  {
    severity: 'error',
    find: /\[([^\][()]+)\(((?:https?:\/)?\/[^\s()]+)\)(?!\])/,
    message: (piece) => `The link ${quotePiece(piece)} has no ] behind its words.`,
    put: ([, words = '', address]) => `[${words.trim()}](${address})`,
    isSafe: true,
  },
  {
    severity: 'error',
    find: /(?<=^[^[]*)[^\s[\]]+\]\((?:\/|https?:|#|mailto:|tel:|modal:)[^\s()]*\)/,
    message: (piece) => `The link ${quotePiece(piece)} has no [ before its words.`,
    suggestion: () => 'Write [ before the first of the words that should lead there.',
  },
  {
    code: 'bare-address',
    find: /(?<=\p{L} )\((\/[a-z][\w/#-]*)\)/u,
    features: TextFeature.quoteOrParenthesis,
    message: (piece) => `The path ${piece.slice(1, -1)} is plain text here, so nobody can click it.`,
    suggestion: (piece) => `Write [words that say where it leads]${piece}.`,
  },
  {
    severity: 'error',
    find: /\[\s*\]\([^)]*\)/,
    message: (piece) => `The link ${quotePiece(piece)} has no text, so nobody can click it.`,
    suggestion: () => 'Write the text of the link between the square brackets.',
  },
  {
    severity: 'error',
    find: /\*\*\[([^\]*]+)\*\*\]\(([^)\s]*)\)|\[\*\*([^\]*]+)\]\(([^)\s]*)\)\*\*/,
    features: TextFeature.asterisk,
    message: (piece) =>
      `The stars of ${quotePiece(piece)} begin outside the link and end inside it, or the other way round.`,
    put: ([, words, address, others, other]) => `**[${words ?? others}](${address ?? other})**`,
    isSafe: true,
  },
  {
    severity: 'error',
    find: /<(https?:\/\/[^<>\s]+)>/,
    features: TextFeature.angleBracket,
    message: (piece) => `${quotePiece(piece)} does not become a link here.`,
    suggestion: (piece) => `Write [words that say where it leads](${piece.slice(1, -1)}).`,
  },
  {
    severity: 'error',
    find: /\[([^\]]+)\]\(\s*\)/,
    message: (piece) => `The link ${quotePiece(piece)} leads nowhere.`,
    suggestion: (piece) =>
      `Write the address between the round brackets, or only ${piece.replace(/\(\s*\)$/, '').slice(1, -1)}.`,
    put: ([, words = '']) => words,
  },
  {
    code: 'bare-address',
    find: /(?<!\S)[\w.+-]+ ?[([](?:at|AT)[)\]] ?[\w.-]+\.\w{2,}/,
    features: TextFeature.quoteOrParenthesis | TextFeature.bracket,
    message: (piece) => `"${piece}" is not an address that anybody can click.`,
    suggestion: (piece) => {
      const address = piece.replace(/ ?[([](?:at|AT)[)\]] ?/, '@');
      return `Write [${address}](mailto:${address}).`;
    },
  },
  {
    code: 'bare-address',
    find: /(?<=\s)(?:https?:\/\/|www\.)(?!\S*example\.(?:com|org|net)\b)[^\s)\]]*[\w/]|^(?:https?:\/\/|www\.)\S*[\w/](?=\s\S)/,
    features: TextFeature.webAddress,
    message: (piece) => `The address ${piece} is plain text here, so nobody can click it.`,
    suggestion: (piece) => `Write [words that say where it leads](${asTarget(piece)}).`,
  },
  {
    code: 'half-link',
    // In quotations, square brackets add a word to the original.
    find: /(?<![\w!\]]|“[^”]*)\[(?!\p{Lu}{2,3}\d{1,2}\]|cite\b)(?!(?:sic|of|and|or|that|who|which|is|are|was|were|has|have|had|he|she|it|they|we)\b)\p{L}[^[\](){}]{1,40}(?<!\[\w+\.\w+)\](?!\s?[([{\]])/u,
    message: (piece) => `${piece} has the brackets of a link, but no address behind them.`,
    suggestion: (piece) => `Write ${piece}(/path), or remove the brackets.`,
    put: ([piece]) => piece.slice(1, -1),
  },
]);

/** An address as a link target; those of a preview server become paths. */
const asTarget = (address: string) =>
  address.startsWith('www')
    ? `https://${address}`
    : address.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, '');
