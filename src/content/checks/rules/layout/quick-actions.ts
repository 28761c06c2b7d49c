import { listItems, pointerStep, property, textProperty } from '../../../read/json.ts';
import { ownLink } from '../../../references/addresses/own-path.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that each action of the floating menu has the properties it needs, and none that it does not use. */
export const rule: Rule = {
  codes: { 'action-elsewhere': 'warning', 'useless-part': 'warning' },
  files: 'navigation',
  *onDocument({ data }) {
    for (const [pointer, action] of listItems(property(data, 'floatingMenu'), 'actions', '/floatingMenu')) {
      yield [linkIssues(action, pointer), uselessIssues(action, pointer)];
    }
  },
};

/** The properties that an action uses besides label and icon. An unknown action is reported by the schema. */
const USED: Readonly<Record<string, readonly string[]>> = {
  'scroll-to-top': [],
  'follow-link': ['link'],
  'open-link': ['link'],
  'show-message': ['message'],
};

function uselessIssues(action: unknown, above: string): FileIssue[] {
  const does = textProperty(action, 'do') ?? '';
  const used = USED[does];
  if (used === undefined) return [];
  return ['link', 'message']
    .filter((name) => property(action, name) !== undefined && !used.includes(name))
    .map((name) => ({
      code: 'useless-part',
      at: 'key' as const,
      message: `An action that does "${does}" never uses "${name}".`,
      ...dubiousValue(above + pointerStep(name), `Remove the line, or choose another "do": ${usersOf(name)}.`),
    }));
}

const usersOf = (name: string) =>
  Object.entries(USED)
    .filter(([, used]) => used.includes(name))
    .map(([does]) => `"${does}"`)
    .join(' or ');

function linkIssues(action: unknown, above: string): Issues<FileIssue> {
  const [does, link = ''] = [textProperty(action, 'do'), textProperty(action, 'link')];
  if (link === '' || link === '#') return undefined;
  const isWithin = ownLink(link) !== undefined || /^(?:[/#]|modal:|back:)/.test(link);
  const right = isWithin ? 'follow-link' : 'open-link';
  if ((does !== 'follow-link' && does !== 'open-link') || does === right) return undefined;
  return {
    code: 'action-elsewhere',
    pointer: `${above}/do`,
    message: `"${does}" is for links ${isWithin ? 'that lead elsewhere' : 'within the site'}, but ${link} ${isWithin ? 'is a page of this site' : 'leads out of it'}.`,
    suggestion: `Write "${right}".`,
    fix: {
      title: `Change to "${right}"`,
      isSafe: false,
      changes: [{ type: 'set', at: `${above}/do`, value: right }],
    },
  };
}
