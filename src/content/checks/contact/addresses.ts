import { MAIL_ADDRESS } from '../../references/addresses/mail-address.ts';
import { isPrivateMailbox } from '../../references/addresses/private-mailbox.ts';
import { differsInOnePlace } from '../../references/suggestions.ts';
import { bareBox, type Company, type ContactIssue, POST_BOX, typed, WITH_EXAMPLES } from './company.ts';

/** A domain that is kept free for examples. */
const EXAMPLE = /@example\.(?:com|org|net)$/i;

/** The first email address in a text that is not allowed there. */
export function mailIn(text: string, { mails }: Company, kind: string): ContactIssue | undefined {
  const piece = MAIL_ADDRESS.exec(text)?.[0].replace(/\.$/, '');
  if (piece === undefined || kind === 'forms') return undefined;
  const own = mails.find(([, address]) => address.toLowerCase() === piece.toLowerCase());
  if (own) return typed(piece, 'the address', `{{site.${own[0]}}}`);
  const companys = mails.find(([name]) => name === 'email')?.[1];
  if (EXAMPLE.test(piece) && !WITH_EXAMPLES.has(kind))
    return {
      code: 'contact-differs',
      piece,
      put: '{{site.email}}',
      message: `${piece} is an address of examples, and nobody gets what is sent there.`,
      suggestion: 'Write {{site.email}}, or the address that is meant.',
    };
  if (kind !== 'articles' && isPrivateMailbox(piece, { email: companys }))
    return {
      code: 'contact-differs',
      piece,
      put: '{{site.email}}',
      message: `${piece} is a private mailbox, not the address of the company.`,
      suggestion: 'Write {{site.email}}, or leave it if it belongs to somebody else.',
    };
  const [name, meant] = mails.find(([, address]) => differsInOnePlace(piece, address)) ?? [];
  if (name === undefined) return undefined;
  return {
    code: 'contact-differs',
    piece,
    put: `{{site.${name}}}`,
    message: `"${piece}" is almost the address in site.json, ${meant}, but not quite.`,
    suggestion: `Write {{site.${name}}}.`,
  };
}

/** A post box in a text that is typed, or another than the company's. */
export function boxIn(text: string, { boxes, quotations }: Company, kind: string): ContactIssue | undefined {
  const found = POST_BOX.exec(text);
  const box = bareBox(found?.[1] ?? '');
  const [own] = boxes;
  if (!found || own === undefined) return undefined;
  const fact = quotations.find(([, value]) =>
    boxes.some((one) => bareBox(POST_BOX.exec(value)?.[1] ?? '') === one),
  )?.[0];
  const quoted = fact === undefined ? undefined : `{{facts.${fact}}}`;
  if (boxes.some((one) => one === box || one.startsWith(`${box}-`))) {
    if (kind === 'facts') return undefined;
    const advice = quoted === undefined ? 'Add it to facts.json once, and quote it as {{facts.name}}.' : undefined;
    return typed(found[0], 'the post box', quoted, advice);
  }
  return {
    code: 'contact-differs',
    piece: found[0],
    message: `${found[0]} is not the post box in site.json (${boxes.join(', ')}).`,
    suggestion: `Write ${quoted ?? found[0].replace(found[1] ?? '', own)}; if this one is right, correct "address" in site.json.`,
  };
}
