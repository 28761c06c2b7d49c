import { likelyValue } from '../../../report/fixes.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { ContentDocument, Rule, ValueIssue } from '../../rule.ts';

/** Checks that URLs are complete, and that internal links have no tracking parameters. */
export const rule: Rule = {
  codes: { 'never-filled-in': 'error', 'tracking-in-link': 'warning', 'address-as-words': 'warning' },
  onText: (text, pointerOf, document) => {
    if (!ADDRESS.test(text)) return undefined;
    const pointer = pointerOf();
    return EXAMPLE.test(pointer)
      ? undefined
      : [unfilled(text), asWords(text, pointer, document), tracked(text, pointer)];
  },
};

function unfilled(text: string): ValueIssue | undefined {
  const blank = BLANK.exec(text)?.[0];
  return blank === undefined
    ? undefined
    : {
        at: { text: blank },
        code: 'never-filled-in',
        message: `"${blank}" stands for something that was never filled in, so this leads nowhere.`,
        suggestion: 'Write the real one.',
      };
}

function asWords(text: string, pointer: string, document: ContentDocument): ValueIssue | undefined {
  if (!FOR_PROGRAMS.test(text) || document.file.kind.name === 'facts' || !isVisible(text, pointer, document))
    return undefined;
  return {
    code: 'address-as-words',
    message: `Visitors would read "${text}" here, which is an address for links.`,
    suggestion: 'Write words for visitors.',
  };
}

function tracked(text: string, pointer: string): ValueIssue | undefined {
  const mark = text.startsWith('/') ? CAMPAIGN.exec(text)?.[0] : undefined;
  if (mark === undefined) return undefined;
  const clean = text.replace(mark, '');
  return {
    at: { text: mark },
    code: 'tracking-in-link',
    message: `"${mark.slice(1)}" came with a copied address, and means nothing within this site.`,
    ...likelyValue(pointer, clean),
  };
}

/** Placeholders in instructions that everybody should replace. */
const BLANK =
  /\b(?:YOUR|MY)[-_][A-Z][A-Z_-]*|\byour-(?:domain|company|site|crm|app|org|name|account|username|page|url)\b|<[^<>]+>|\bx{3,}\b|\bXXX+\b|\bchangeme\b|^(?:test|asdf|foo|abc|user|name|you)@(?!.*\.example$)|@(?:test|domain|email|company|yourcompany|yourdomain)\.\w+$/;

/** A text that is an address, or a placeholder for one or for a key. */
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:|modal:|www\.)\S*$|^[\w.+-]+@[\w.-]+$|^(?:YOUR|MY)[-_][A-Z_-]+$/;

/** An address that only links understand. */
const FOR_PROGRAMS = /^(?:\/[a-z0-9-]+(?:[/#][a-z0-9-]+)*|(?:mailto|tel|modal):\S+)$/;

/** Properties in which example addresses are allowed. */
const EXAMPLE = /\/placeholder$/;

/** Parameters that campaigns, networks and other site builders add to URLs. */
const CAMPAIGN = /[?&](?:utm_\w+|page_id|p|cat|fbclid|gclid|mc_eid|msclkid)=[^#]*/;
