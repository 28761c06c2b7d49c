import { replaceSubstring } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Checks that addresses are finished, and that links within the site do not count visits as those from elsewhere. */
export const check: Check = {
  codes: { 'unfinished-address': 'error', 'tracking-in-link': 'warning' },
  start: (_content, report) => ({
    text: (text, pointerOf, document) => {
      if (!/^(?:https?:\/\/|\/(?!\/)|mailto:|www\.)\S*$/.test(text)) return;
      const place = { path: document.file.path, pointer: pointerOf() };
      const blank = BLANK.exec(text)?.[0];
      if (blank !== undefined)
        report({
          ...place,
          at: { text: blank },
          code: 'unfinished-address',
          message: `"${blank}" stands for something that was never filled in, so this address leads nowhere.`,
          suggestion: 'Write the real address.',
        });
      const mark = text.startsWith('/') ? CAMPAIGN.exec(text)?.[0] : undefined;
      if (mark === undefined) return;
      const clean = text.replace(mark, '');
      report({
        ...place,
        at: { text: mark },
        code: 'tracking-in-link',
        message: `"${mark.slice(1)}" counts visitors who come from elsewhere; in a link within the site it counts everybody again.`,
        suggestion: `Write "${clean}".`,
        fix: { ...replaceSubstring(place.pointer, text, text, clean), isSafe: false },
      });
    },
  }),
};

/** What instructions write where everybody puts something of their own. */
const BLANK =
  /\b(?:YOUR|MY)[-_][A-Z][A-Z_-]*|\byour-(?:domain|company|site|crm|app|org|name|account|username|page|url)\b|<[^<>]+>|\bx{3,}\b|\bXXX+\b|\bchangeme\b/;

/** What campaigns and networks add to addresses, in order to count visits. */
const CAMPAIGN = /[?&](?:utm_\w+|fbclid|gclid|mc_eid|msclkid)=[^#]*/;
