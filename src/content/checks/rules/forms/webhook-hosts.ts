import { listItems, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** Checks that webhooks do not call a web page for people, or this site itself. */
export const check: Check = {
  codes: { 'webhook-to-a-page': 'warning', 'webhook-to-itself': 'error' },
  files: 'integrations',
  *document({ data }, content) {
    const own = hostOf(textProperty(content.data('site'), 'url') ?? '');
    for (const [pointer, webhook] of listItems(data, 'webhooks')) {
      const host = hostOf(textProperty(webhook, 'url') ?? '');
      const place = { pointer: `${pointer}/url` };
      if (host !== '' && host === own)
        yield {
          ...place,
          code: 'webhook-to-itself',
          message: 'This is an address of this site, which would tell itself of its own enquiries.',
          suggestion: 'Write the address that the other system gave you for incoming webhooks.',
        };
      else if (FOR_PEOPLE.test(host))
        yield {
          ...place,
          code: 'webhook-to-a-page',
          message: `${host} shows pages to people, and takes no calls from other systems.`,
          suggestion: 'Write the address that the system gave you for incoming webhooks.',
        };
    }
  },
};

/** Hosts of documents, forms and shared folders for people. */
const FOR_PEOPLE =
  /^(?:docs|drive|sheets|forms|calendar)\.google\.com$|^forms\.(?:gle|office\.com)$|(?:^|\.)(?:sharepoint\.com|dropbox\.com|notion\.so|trello\.com|typeform\.com)$/;

/** The host of an address, without www. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '');
