import type { Content } from '../../read/content.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { changeTo, unsafe } from '../../report/fixes.ts';
import type { Issue } from '../../report/issues.ts';
import { renameEverywhere } from '../references/rename-advice.ts';
import { renamedMessage } from '../references/renamed-by-hand.ts';
import { highlightedText } from './issue-parts.ts';

/** A link to an anchor that its page does not have. */
interface BrokenLink {
  issue: Issue;
  anchor: string;
  pageId: string;
}

/** Reports an anchor that was renamed by hand once, on its page, instead of each link to its old name. */
export function mergeRenamedAnchors(issues: Issue[], content: Content): Issue[] {
  const broken = issues.flatMap((issue) => brokenLink(issue, content) ?? []);
  const groups = Map.groupBy(broken, ({ pageId, anchor }) => `${pageId} ${anchor}`);
  const found = [...groups.values()].flatMap((links) => {
    const renamed = links.length > 1 ? renamedAnchor(links, content) : undefined;
    return renamed ? [{ renamed, links }] : [];
  });
  if (found.length === 0) return issues;
  const replaced = new Set(found.flatMap(({ links }) => links.map(({ issue }) => issue)));
  return [...issues.filter((issue) => !replaced.has(issue)), ...found.map(({ renamed }) => renamed)];
}

function brokenLink(issue: Issue, content: Content): BrokenLink | undefined {
  if (issue.code !== 'broken-anchor' || issue.subject === undefined) return undefined;
  const path = highlightedText(issue).split(/[?#]/)[0];
  const page =
    path === ''
      ? content.files.find((file) => file.kind.name === 'pages' && file.path === issue.path)?.id
      : publicPaths(content).find((one) => one.path === path)?.pageId;
  return page === undefined ? undefined : { issue, anchor: issue.subject, pageId: page };
}

/** Reports the only anchor of a page that no link leads to. */
function renamedAnchor(links: BrokenLink[], { graph }: Content): Issue | undefined {
  const [{ anchor = '', pageId } = {}] = links;
  const linked = new Set([...graph.usesByName('link')].map(([link]) => link.split('#')[1]));
  const onPage = [...graph.usesByName('anchor')].flatMap(([name, uses]) =>
    [...uses].filter(({ from }) => from.kind.name === 'pages' && from.id === pageId).map((use) => ({ name, ...use })),
  );
  const [unused, another] = onPage.filter(({ name }) => !linked.has(name));
  if (unused === undefined || another !== undefined) return undefined;
  return {
    code: 'broken-anchor',
    path: unused.from.path,
    pointer: unused.pointer,
    subject: anchor,
    message: renamedMessage(unused.name, anchor, links.length),
    suggestion: `Write "${anchor}" again. ${renameEverywhere(`anchor/${pageId}/${anchor}`, unused.name)}`,
    fix: unsafe(changeTo(unused.pointer, anchor)),
  };
}
