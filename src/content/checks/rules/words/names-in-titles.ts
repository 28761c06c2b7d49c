import { property, textProperty } from '../../../read/json.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { Content, ContentDocument, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that no title contains the company's name twice, since the template in site.json adds it. */
export const rule: Rule = {
  codes: { 'name-in-title': 'warning' },
  onDocument: issuesOf,
};

/**
 * The titles of a file that are shown in search results, by pointer. Titles of entries are part of their page's title.
 */
function titlesIn({ file, data }: ContentDocument): [pointer: string, title: string][] {
  const at = (pointer: string, holder: unknown): [string, string][] => {
    const title = textProperty(holder, 'title');
    return title === undefined ? [] : [[pointer, title]];
  };
  if (file.kind.name === 'pages') return [...at('/title', data), ...at('/forEntry/title', property(data, 'forEntry'))];
  return isCollection(file.kind) ? at('/seo/title', property(data, 'seo')) : [];
}

function issuesOf(document: ContentDocument, content: Content): Issues<FileIssue> {
  const company = textProperty(content.data('site'), 'name') ?? '';
  if (company === '') return undefined;
  if (document.file.kind.name === 'site') return twiceInSite(document.data, company);
  const template = textProperty(content.data('site'), 'titleTemplate') ?? '%s';
  const isAdded = template.includes(company) || template.includes(QUOTED);
  return isAdded ? titlesIn(document).map(([pointer, title]) => inTitle(pointer, title, template, company)) : undefined;
}

/** The placeholder of the name. */
const QUOTED = '{{site.name}}';

function inTitle(pointer: string, title: string, template: string, company: string): Issues<FileIssue> {
  const short = new RegExp(`(?<= [|–—-] )${RegExp.escape(company.split(' ')[0] ?? '')}$`).exec(title)?.[0];
  const piece = [company, QUOTED].find((name) => title.includes(name)) ?? (short === '' ? undefined : short);
  if (piece === undefined) return undefined;
  const around = new RegExp(`\\s*(?:[|–—:-]\\s*|\\b(?:by|from|at|of|with) )?${RegExp.escape(piece)}(?:\\s*[|–—:-])?`);
  const rest = title.replace(new RegExp(around, 'g'), '').trim();
  const bare = rest.charAt(0).toUpperCase() + rest.slice(1);
  return {
    pointer,
    at: { text: piece },
    code: 'name-in-title',
    message: `Search results would show "${template.replace('%s', () => title)}": the name of the company is added to every title.`,
    suggestion: bare === '' ? 'Write what the page is about.' : `Write ${JSON.stringify(bare)}.`,
    ...(bare !== '' && { fix: unsafe(changeTo(pointer, bare)) }),
  };
}

/** Reports a duplicate name in the template itself, or in the title of the feed. */
function twiceInSite(site: unknown, company: string): Issues<FileIssue> {
  const texts: [pointer: string, text: string][] = [
    ['/titleTemplate', textProperty(site, 'titleTemplate') ?? ''],
    ['/feed/title', textProperty(property(site, 'feed'), 'title') ?? ''],
  ];
  return texts.map(([pointer, text]) => {
    const [, second] = [...text.matchAll(new RegExp(`${RegExp.escape(QUOTED)}|${RegExp.escape(company)}`, 'g'))];
    if (second === undefined) return undefined;
    const [before, after] = [text.slice(0, second.index), text.slice(second.index + second[0].length)];
    const right = `${before.replace(/\s*(?:[|–—:-]|by|from|of|at)?\s*$/i, '')}${after}`;
    return {
      at: { text: second[0], index: second.index },
      code: 'name-in-title',
      message: `"${text}" has the name of the company twice.`,
      ...likelyValue(pointer, right),
    };
  });
}
