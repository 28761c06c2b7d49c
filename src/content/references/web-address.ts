import { isPrivateHost } from '../../contracts/network-address.ts';
import { write } from './nearest.ts';

/** What is wrong with an address of the web that browsers would follow. */
export interface AddressSlip {
  code: 'local-link' | 'insecure-link';
  message: string;
  suggestion: string;
  meant?: string;
}

/** An address that only the writer's own machine has, or that is not protected; undefined for all others. */
export function addressSlip(link: string): AddressSlip | undefined {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (isPrivateHost(url.hostname) || /\.local$/.test(url.hostname)) return localLink(link, url);
  if (url.protocol !== 'http:') return undefined;
  return {
    code: 'insecure-link',
    message: `${link} is not protected on its way; browsers warn of such pages.`,
    ...write(link.replace(/^http:/i, 'https:')),
  };
}

function localLink(link: string, { hostname, pathname, hash }: URL): AddressSlip {
  const isPreview = /^(?:localhost|127\.|\[?::1)/.test(hostname);
  return {
    code: 'local-link',
    message: `${link} leads to ${isPreview ? 'your own computer' : 'a machine inside your own network'}; nobody else has it.`,
    ...(isPreview ? write(pathname + hash) : { suggestion: 'Write the public address.' }),
  };
}
