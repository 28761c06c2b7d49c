import type { Content, ScheduledPart } from '../../read/content.ts';
import { pointerStep, textProperty } from '../../read/json.ts';
import { ownLink, pathOf } from '../../references/addresses/own-path.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { VisibilityWindows } from '../../references/publishing/visibility-windows.ts';
import { hasParameter, redirectsIn, routePaths, type SitePath } from '../../references/routes.ts';
import type { Use } from '../../references/uses.ts';
import { eachIssue, type Issue, type Issues } from '../../report/issues.ts';
import type { Rule } from '../rule.ts';

/** Checks that permanent content does not link to temporary content. Menus hide such links automatically. */
export const rule: Rule = {
  codes: { 'link-in-time': 'error', 'page-needed-always': 'error' },
  *onEnd(content) {
    if (content.scheduledParts().length === 0) return;
    const needed = [...eachIssue(pageIssues(content))];
    const neededPages = new Set(needed.map(({ path }) => path));
    const targets = scheduledTargets(content, neededPages);
    yield [needed, linkIssues(content, targets), movedIssues(content, targets)];
  },
};

/** The temporary content behind each path. */
function scheduledTargets(content: Content, reported: ReadonlySet<string>): Map<string, ScheduledPart[]> {
  const scheduled = content
    .scheduledParts()
    .filter(({ from, pointer, window }) => pointer === '' && !reported.has(from.path) && !isNever(window));
  const byFile = new Map(scheduled.map((one) => [`${one.from.kind.name}/${one.from.id}`, one]));
  const scheduledOf = ({ pageId, entry }: SitePath) =>
    [`pages/${pageId}`, `${entry?.collection}/${entry?.id}`].flatMap((file) => byFile.get(file) ?? []);
  return new Map(publicPaths(content).map((one) => [one.path, scheduledOf(one)]));
}

/** Whether publishing ends before it begins, which is reported there. */
const isNever = ({ from = -Infinity, until = Infinity }: ScheduledPart['window']) => until <= from;

function linkIssues(content: Content, scheduled: Map<string, ScheduledPart[]>): Issue[] {
  const seen = new VisibilityWindows(content);
  const issuesOf = (link: string, path: string, uses: readonly Use[]) =>
    (scheduled.get(path) ?? []).flatMap((target) =>
      uses
        .filter((use) => !isMenuEntry(use) && !seen.isWithin(use, target.window))
        .map(({ from, pointer }) => ({ path: from.path, pointer, at: { text: link }, ...issueFor(path, target) })),
    );
  return [
    ...[...content.graph.usesByName('link')].flatMap(([link, uses]) => issuesOf(link, pathOf(link), uses)),
    ...[...content.graph.usesByName('address')].flatMap(([address, uses]) =>
      issuesOf(address, pathOf(ownLink(address) ?? ''), uses),
    ),
  ];
}

/** Menu entries disappear while their target is hidden: compile/publishing.ts. */
function isMenuEntry({ from, pointer }: Use): boolean {
  return from.kind.name === 'navigation' && /\/\d+\/link$/.test(pointer);
}

function movedIssues(content: Content, scheduled: Map<string, ScheduledPart[]>): Issue[] {
  const [routes] = content.documents('routes');
  if (!routes) return [];
  return [...redirectsIn(routes.data)].flatMap(([from, to]) =>
    (scheduled.get(to) ?? []).map((target) => ({
      path: routes.file.path,
      pointer: `/moved${pointerStep(from)}`,
      ...issueFor(to, target),
    })),
  );
}

/** The dates during which something is visible, in words. */
function daysOf(written: unknown): string {
  const [from, until] = [textProperty(written, 'publishFrom'), textProperty(written, 'publishUntil')];
  if (from === undefined) return `until ${until}`;
  return until === undefined ? `from ${from} on` : `from ${from} until ${until}`;
}

function issueFor(path: string, { written }: ScheduledPart): Pick<Issue, 'code' | 'message' | 'suggestion'> {
  return {
    code: 'link-in-time',
    message: `This leads to ${path}, which visitors only see ${daysOf(written)}; at other times the link is broken.`,
    suggestion: `Give the page or section with this link the same dates if possible, or remove the link. Menu entries appear and disappear automatically.`,
  };
}

/** Checks that pages that the site always needs are not temporary. */
function pageIssues(content: Content): Issues<Issue> {
  const patterns = Map.groupBy(routePaths(content.data('routes')), ({ pageId }) => pageId);
  return content
    .scheduledParts()
    .filter(({ from, pointer }) => from.kind.name === 'pages' && pointer === '')
    .map(({ from, written }) => {
      const paths = (patterns.get(from.id) ?? []).map(({ pattern }) => pattern);
      const uses = content.graph
        .usesOf('page', from.id)
        .filter(({ pointer }) => !/^\/routes\/\d+\/page$/.test(pointer));
      const why = reasonToStay(paths, uses);
      if (why === undefined) return undefined;
      const pointer = written.publishFrom === undefined ? '/publishUntil' : '/publishFrom';
      return {
        code: 'page-needed-always',
        path: from.path,
        pointer,
        message: `This page must always be visible: ${why}.`,
        suggestion: `Remove "${pointer.slice(1)}" from it.`,
      };
    });
}

function reasonToStay(paths: string[], uses: readonly Use[]): string | undefined {
  if (paths.includes('/')) return 'it is the home page';
  if (uses.length > 0) return `${uses[0]?.from.id}.json needs it for unknown addresses`;
  const pattern = paths.find(hasParameter);
  return pattern === undefined ? undefined : `it shows all entries under ${pattern}, which can have their own dates`;
}
