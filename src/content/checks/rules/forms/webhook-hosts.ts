import { listItems, textProperty } from '../../../read/json.ts';
import type { Rule } from '../../rule.ts';

/** Checks that webhooks do not call a web page for people, a chat, or this site itself. */
export const rule: Rule = {
  codes: { 'webhook-to-a-page': 'warning', 'webhook-to-a-chat': 'error', 'webhook-to-itself': 'error' },
  files: 'integrations',
  *onDocument({ data }, content) {
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
      else if (CHAT_HOSTS.test(host))
        yield {
          ...place,
          code: 'webhook-to-a-chat',
          message: `${host} only takes messages of its own form, so it would refuse every enquiry.`,
          suggestion: 'Let an automation service such as n8n, Make or Zapier receive the webhook and post the message.',
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

/** Hosts that take only messages of their own form, or answer with a redirect. */
const CHAT_HOSTS =
  /^hooks\.slack\.com$|\.webhook\.office\.com$|^(?:chat\.googleapis|script\.google)\.com$|^api\.telegram\.org$|^discord(?:app)?\.com$/;

/** Hosts of documents, forms and shared folders for people. */
const FOR_PEOPLE =
  /^(?:docs|drive|sheets|forms|calendar)\.google\.com$|^forms\.(?:gle|office\.com)$|(?:^|\.)(?:sharepoint\.com|dropbox\.com|notion\.so|trello\.com|typeform\.com)$/;

/** The host of an address, without www. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '');
