import { isEmail } from '../../../forms/rules/index.ts';

/** An email address in a text. */
export const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Whether an email address is valid, with a host name that can exist. */
export function isDeliverable(address: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1);
  const isHost = host.split('.').every((part) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(part));
  return isEmail(address) && isHost && !/^\.|\.\.|\.@/.test(address);
}
