import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../read/content.ts';
import { publicFolder } from '../../read/files.ts';
import { textProperty } from '../../read/json.ts';
import { documentOf, documentPath } from '../../references/addresses/document-path.ts';
import { linkFault } from '../../references/addresses/link-shape.ts';
import { typedContact } from '../../references/addresses/own-contact.ts';
import { addressSlip } from '../../references/addresses/web-address.ts';
import { endOfMoves, movedPaths } from '../../references/moved.ts';
import { type Advice, didYouMean, write } from '../../references/nearest.ts';
import { phoneNumbersOf } from '../../references/phone-numbers.ts';
import { filledText } from '../../references/placeholders.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import { asTyped } from '../../syntax/look-alikes.ts';
import type { Check } from '../check.ts';

/** Where links can lead. */
interface Targets {
  /** Page by path. */
  pages: Map<string, string>;
  /** The paths that can be proposed: asked for when a link is at fault. */
  paths(): ReadonlySet<string>;
  /** Anchors by page. */
  anchors: Map<string, Set<string>>;
}

/** Every link leads somewhere: to a path, a place on a page, a dialog, or out in a way that browsers understand. */
export const check: Check = {
  codes: {
    'broken-link': 'error',
    'broken-anchor': 'error',
    'unknown-modal': 'error',
    'bad-link': 'error',
    'own-address': 'warning',
    'insecure-link': 'warning',
    'local-link': 'error',
    'tracking-link': 'warning',
    'wrapped-link': 'warning',
    'editing-link': 'warning',
    'misspelt-host': 'warning',
    'network-home': 'warning',
    'own-dialog': 'warning',
  },
  start: (content, report) => ({
    end: () => {
      const targets = targetsOf(content);
      for (const [value, uses] of content.graph.named('link')) {
        const filled = filledText(value, content.quotable());
        if (filled === undefined || filled === '' || filled === 'back:' || isOfSite(value)) continue;
        const here = filled.startsWith('#') ? filled.slice(1) : undefined;
        const typed = value === filled ? typedContact(value, content.data('site')) : undefined;
        const everywhere =
          here === undefined ? (misquoted(value) ?? typed ?? faultOf(filled, targets, content)) : undefined;
        const mayBeOwn = filled.startsWith('modal:');
        if (here === '' || (here === undefined && !everywhere && !mayBeOwn)) continue;
        for (const use of uses) {
          const around = anchorsAround(use, targets);
          const own = use.from.kind.name === 'modals' && filled === `modal:${use.from.id}` ? OWN_DIALOG : undefined;
          const fault =
            here === undefined
              ? (own ?? placeWithoutSign(filled, around) ?? everywhere)
              : anchorFault(here, around, 'this page', content);
          if (!fault) continue;
          const { from, pointer } = use;
          report({ path: from.path, pointer, at: { text: value }, ...fault });
        }
      }
    },
  }),
};

/** A number or address that is quoted from site.json is judged there, once. */
const isOfSite = (link: string) =>
  /^(?:tel:\{\{\s*site\.phoneLink|mailto:\{\{\s*site\.(?:email|inbox)|https:\/\/wa\.me\/\{\{\s*site\.whatsapp)\s*\}\}(?:\?.*)?$/.test(
    link,
  );

/** A number or address of site.json that is quoted in a way that opens nothing. */
function misquoted(value: string): Fault | undefined {
  const [, scheme = '', , rest = ''] =
    /^(tel|mailto|https:\/\/wa\.me)([:/\s]*)\{\{\s*site\.\w+\s*\}\}(\?.*)?$/i.exec(value) ?? [];
  const right = { tel: 'tel:{{site.phoneLink}}', mailto: 'mailto:{{site.email}}' }[scheme.toLowerCase()];
  if (scheme === '') return undefined;
  return {
    code: 'bad-link',
    message: `"${value}" opens nothing: such a link has no spaces, and quotes ${scheme === 'mailto' ? 'an address' : 'digits alone'}.`,
    ...write(`${right ?? 'https://wa.me/{{site.whatsapp}}'}${rest}`),
  };
}

function targetsOf(content: Content): Targets {
  const pages = new Map(publicPaths(content).map(({ path, pageId }) => [path, pageId]));
  const anchors = new Map<string, Set<string>>();
  for (const [anchor, uses] of content.graph.named('anchor')) {
    for (const { from } of uses) {
      const onPage = anchors.get(from.id) ?? new Set();
      if (from.kind.name === 'pages') anchors.set(from.id, onPage.add(anchor));
    }
  }
  return { pages, paths: () => new Set(content.wellNamed(pages.keys())), anchors };
}

type Fault = Pick<Issue, 'code' | 'message' | 'suggestion' | 'meant'>;

/** A dialog that opens itself. */
const OWN_DIALOG: Fault = {
  code: 'own-dialog',
  message: 'This button opens the dialog that it is in, so nothing happens.',
  suggestion: 'Let it lead elsewhere, or take it out.',
};

/** The name of a place on the same page, without the sign that makes a link of it. */
function placeWithoutSign(link: string, anchors: ReadonlySet<string> | undefined): Fault | undefined {
  if (!anchors?.has(link)) return undefined;
  return {
    code: 'bad-link',
    message: `"${link}" is a place on this page, but a link to a place begins with #.`,
    ...write(`#${link}`),
  };
}

/** What is wrong with a link that leads away from where it stands, which is the same on every page. */
function faultOf(link: string, targets: Targets, content: Content): Fault | undefined {
  if (link.startsWith('modal:')) return modalFault(link.slice('modal:'.length), content);
  if (link.startsWith('/') && !link.startsWith('//')) return pathFault(link, targets, content);
  const own = ownPath(link, content);
  if (own !== undefined) return ownAddress(link, own, targets, content);
  const modal = modalMeant(link.replace(/^(?:modals?|dialogs?|popup)[:/]+/i, ''), content);
  if (modal) return modal;
  if (/^documents\/[\w-]+\.pdf$/.test(link) && isDocument(`/${link}`, content))
    return { code: 'bad-link', message: `The link "${link}" does not begin with a slash.`, ...write(`/${link}`) };
  const slip = addressSlip(
    /^(?:localhost|127\.0\.0\.1)[:/]/.test(link) ? `http://${link}` : link,
    phoneNumbersOf(content.data('site')),
  );
  if (slip) return slip;
  const fault = linkFault(link, targets.paths);
  return fault && { code: 'bad-link', ...fault };
}

/** The path on this site that an address of the web leads to; undefined for addresses of others. */
function ownPath(link: string, content: Content): string | undefined {
  const site = textProperty(content.data('site'), 'url') ?? '';
  const bareSite = site.replace(/^https?:\/\/(?:www\.)?/, '');
  const isBare = bareSite !== '' && (link.startsWith('www.') || link.startsWith(bareSite));
  const whole = isBare ? `https://${link}` : link;
  if (!/^https?:/i.test(whole) || !URL.canParse(whole) || !URL.canParse(site)) return undefined;
  const [url, own] = [new URL(whole), new URL(site)];
  const bare = (host: string) => host.replace(/^www\./, '');
  return bare(url.host) === bare(own.host) ? url.pathname + url.hash : undefined;
}

function ownAddress(link: string, path: string, targets: Targets, content: Content): Fault {
  const fault = pathFault(path, targets, content);
  if (fault) return fault;
  return {
    code: 'own-address',
    message: `${link} is an address of this site, so it opens in a new tab, and breaks when the site moves.`,
    ...write(path),
  };
}

/** The dialog that a link names in another way than with modal: before it. */
function modalMeant(written: string, content: Content): Fault | undefined {
  const id = written.replace(/\.json$/, '').trim();
  if (!content.ids('modals').has(id)) return undefined;
  return {
    code: 'bad-link',
    message: `"${id}" is a dialog, and the link to a dialog begins with modal:.`,
    ...write(`modal:${id}`),
  };
}

function modalFault(id: string, content: Content): Fault | undefined {
  if (content.ids('modals').has(id)) return undefined;
  if (content.ids('modals').has(id.trim()))
    return {
      code: 'unknown-modal',
      message: `There is a space in the link "modal:${id}".`,
      ...write(`modal:${id.trim()}`),
    };
  const known = content.wellNamed(content.ids('modals'));
  const advice = didYouMean(id.trim(), known, 'Choose a file from modals/, or add one.', {
    quoted: (name) => `"${name}"`,
    meant: (name) => `modal:${name}`,
  });
  return { code: 'unknown-modal', message: `There is no dialog "${id}" in modals/.`, ...advice };
}

/** The places on the page of a link; a link outside of pages stands on all of them. */
function anchorsAround({ from }: Use, targets: Targets): ReadonlySet<string> | undefined {
  return from.kind.name === 'pages'
    ? targets.anchors.get(from.id)
    : new Set([...targets.anchors.values()].flatMap((set) => [...set]));
}

function pathFault(link: string, targets: Targets, content: Content): Fault | undefined {
  const [beforeAnchor = '', anchor] = link.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const pageId = targets.pages.get(path);
  if (pageId !== undefined) {
    if (anchor === undefined || anchor === '' || !isRead(pageId, content)) return undefined;
    return anchorFault(anchor, targets.anchors.get(pageId), path, content);
  }
  if (targets.pages.size === 0 || isDocument(path, content) || isPublicFile(path, content)) return undefined;
  const modal = modalMeant(path.replace(/^\/(?:modals?|dialogs?)\//, ''), content);
  if (modal && /^\/(?:modals?|dialogs?)\//.test(path)) return modal;
  const now = endOfMoves(path, movedPaths(content.data('routes')));
  if (now !== undefined && (targets.pages.has(now) || isDocument(now, content)))
    return { code: 'broken-link', message: `What was at ${path} has moved.`, ...write(link.replace(path, now)) };
  return {
    code: 'broken-link',
    message: `The link ${path} leads nowhere: no page has this path.`,
    ...(documentAdvice(path, link, content) ?? pathAdvice(path, link, targets, content)),
  };
}

/** A document that is not made, or is called otherwise. */
function documentAdvice(path: string, link: string, content: Content): Advice | undefined {
  const id = documentOf(path);
  if (id === undefined) return undefined;
  return didYouMean(id, content.ids('documents'), `Choose a file from documents/, or add ${id}.json there.`, {
    quoted: (name) => `"${documentPath(name)}"`,
    meant: (name) => link.replace(path, documentPath(name)),
  });
}

function pathAdvice(path: string, link: string, targets: Targets, content: Content): Advice {
  const plain =
    asTyped(path)
      .toLowerCase()
      .replace(/\.html?$|\/+$/, '') || '/';
  if (targets.pages.has(plain)) return write(link.replace(path, plain));
  const id = plain.split('/').at(-1) ?? '';
  const [own] = [...targets.pages].find(([, pageId]) => pageId === (id === 'index' ? 'home' : id)) ?? [];
  if (own !== undefined && !own.includes('{')) return write(link.replace(path, own));
  if (content.ids('pages').has(id) && textProperty(content.data('routes'), 'notFound') !== id)
    return { suggestion: `The page ${id} has no path: add "${plain}" for it in routes.json.` };
  const shown = { quoted: (near: string) => `"${near}"`, meant: (near: string) => link.replace(path, near) };
  return didYouMean(path, [...targets.paths()], 'Choose a path from routes.json, or add the path there.', shown);
}

/** Which places a page has is only known when its file was read. */
function isRead(pageId: string, content: Content): boolean {
  const path = join(content.places.configDir, 'pages', `${pageId}.json`);
  return content.ids('pages').has(pageId) && !content.unreadable.has(path);
}

/** A document that the build makes of a file in documents/. */
function isDocument(path: string, content: Content): boolean {
  const id = documentOf(path);
  return id !== undefined && content.ids('documents').has(id);
}

function isPublicFile(path: string, content: Content): boolean {
  return (
    /\.[a-z0-9]+$/i.test(path) && !path.includes('..') && existsSync(join(publicFolder(content.places.configDir), path))
  );
}

function anchorFault(
  anchor: string,
  known: ReadonlySet<string> | undefined,
  where: string,
  content: Content,
): Fault | undefined {
  const anchors = known ?? new Set<string>();
  if (anchors.has(anchor)) return undefined;
  const modal = where === 'this page' ? modalMeant(anchor, content) : undefined;
  if (modal) return { ...modal, code: 'broken-anchor' };
  const advice = didYouMean(
    anchor,
    content.wellNamed(anchors),
    `Give the section that is meant "id": "${anchor}", or link to the page alone.`,
  );
  const near = advice.meant === undefined ? {} : { meant: advice.meant };
  return {
    code: 'broken-anchor',
    message: `There is no place #${anchor} on ${where}.`,
    ...near,
    suggestion: advice.suggestion,
  };
}
