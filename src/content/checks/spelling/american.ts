import { splitWords } from '../../read/split-words.ts';

/** How American spellings differ from British ones. British English has "organize" as well as "organise". */
const DIFFERENCES = splitWords(`
  or=our er=re ered=red ering=ring l=ll ll=l ip=ipp yz=ys oz=os og=ogue oging=oguing ens=enc ic=is e=ae e=oe gi=gei
  num=nium gray=grey elry=ellery ow=ough ol=oul us=ous sk=sc lf=lph rti=rte neuver=noeuvre airp=aerop check=cheque
  paj=pyj
`).map((pair) => pair.split('='));

/** The message for an American word on a site in British English. */
export const americanMessage = (word: string): string =>
  `"${word}" is spelt as in the United States, unlike the rest of the site.`;

/** The British spelling of an American word; undefined if British English has no other. */
export function britishOf(word: string, isBritish: (word: string) => boolean): string | undefined {
  for (const [american = '', british = ''] of DIFFERENCES)
    for (let at = word.indexOf(american); at >= 0; at = word.indexOf(american, at + 1)) {
      const other = word.slice(0, at) + british + word.slice(at + american.length);
      if (isBritish(other)) return other;
    }
  return undefined;
}
