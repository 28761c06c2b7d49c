import { editDistance } from '../suggestions.ts';

/** Popular mail hosts. */
const HOSTS = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'ymail.com', 'hotmail.com', 'hotmail.co.uk'],
  ...['outlook.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'aol.com', 'protonmail.com', 'proton.me'],
  ...['zoho.com', 'gmx.com', 'mail.com'],
];

/** Misspelt top-level domains, with the correct one. */
const ENDINGS: Record<string, string> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', cim: 'com', vom: 'com', xom: 'com', coom: 'com', cm0: 'com' },
  ...{ ogr: 'org', orgg: 'org', rog: 'org', nte: 'net', ner: 'net', nett: 'net' },
};

/**
 * The host that was probably meant; undefined if the written one is not misspelt.
 * @param host the part after the @
 * @param own the company's hosts
 */
export function suggestedHost(host: string, own: readonly string[]): string | undefined {
  const written = host.toLowerCase().replace(/\.$/, '');
  const known = [...own, ...HOSTS];
  if (known.includes(written)) return undefined;
  const near = known.find((right) => isTypo(written, right));
  if (near !== undefined) return near;
  const ending = written.slice(written.lastIndexOf('.') + 1);
  const right = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return right === undefined ? undefined : written.slice(0, -ending.length) + right;
}

/** Whether a name differs by typing mistakes: one in a short name, two in a long one. The country domain counts too. */
function isTypo(written: string, right: string): boolean {
  if (written === right.replaceAll('.', '')) return true;
  const distance = editDistance(written, right);
  const isOtherName = right.length < 8 || written.endsWith(`.${right}`) || right.endsWith(`.${written}`);
  return !isOtherName && distance > 0 && distance <= (right.length < 14 ? 1 : 2) && hasItsEnding(written, right);
}

/**
 * Whether the ending is the same. 'yahoo.ca' is not a misspelt 'yahoo.com', and 'ymail.com' is not a misspelt
 * 'gmail.com'.
 */
function hasItsEnding(written: string, right: string): boolean {
  const [name = '', ...ending] = written.split('.');
  const [rightName = '', ...rightEnding] = right.split('.');
  if (name === rightName) return !/^[a-z]{2}$/.test(ending.at(-1) ?? '') && ending.join('.') !== rightEnding.join('.');
  return name.length > 3 && name.charAt(0) === rightName.charAt(0);
}
