import { textProperty } from '../../read/json.ts';

/** Services that give anybody a mailbox. */
const FOR_ANYBODY =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton(?:mail)?|gmx|zoho)\.[a-z]{2,3}(?:\.[a-z]{2})?$/i;

/** Whether an address is somebody's private one. Small companies that use such addresses themselves have no other. */
export function isPrivateMailbox(address: string, site: unknown): boolean {
  return FOR_ANYBODY.test(address.trim()) && !FOR_ANYBODY.test(textProperty(site, 'email') ?? '');
}

/** The domain of the company's own addresses, such as company.example. */
export function companyDomain(site: unknown): string {
  return (textProperty(site, 'email') ?? '').replace(/^.*@/, '');
}
