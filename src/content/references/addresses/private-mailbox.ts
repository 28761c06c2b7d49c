import { textProperty } from '../../read/json.ts';

/** Services where anybody can get a mailbox. */
const FOR_ANYBODY =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton(?:mail)?|gmx|zoho)\.[a-z]{2,3}(?:\.[a-z]{2})?$/i;

/**
 * Whether an address is likely to be private. It is not if the company itself has such an address, as small companies
 * do.
 */
export function isPrivateMailbox(address: string, site: unknown): boolean {
  return FOR_ANYBODY.test(address.trim()) && !FOR_ANYBODY.test(textProperty(site, 'email') ?? '');
}

/** The domain of the company's own email address, such as company.example. */
export function companyDomain(site: unknown): string {
  return (textProperty(site, 'email') ?? '').replace(/^.*@/, '');
}
