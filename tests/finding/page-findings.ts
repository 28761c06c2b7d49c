/** Finds problems in the head of a built page that affect search engines or sharing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { imageSizeFromFile } from 'image-size/fromFile';
import { documentOf } from '../../scripts/bench/built-site.ts';
import { JSON_LD_SCHEMAS } from './json-ld-schemas.ts';

/** Size in pixels of pictures for shared links. */
const CARD = { width: 1200, height: 630 };

const ajv = new Ajv({ strict: false, allErrors: true });
const checks = new Map(Object.entries(JSON_LD_SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The head tags of a document. */
export interface HeadTags {
  titles: string[];
  /** Contents of meta tags by name or property. */
  meta: Map<string, string[]>;
  /** URLs of links by rel. */
  links: Map<string, string[]>;
  /** The JSON-LD objects. */
  things: { '@type': string }[];
}

function grouped(entries: [string, string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of entries) groups.set(name, [...(groups.get(name) ?? []), value]);
  return groups;
}

/** Parses the head of a document. @throws if its JSON-LD is not valid JSON */
export function headTags(html: string): HeadTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = (name: string) => head.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
  const data = [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    titles: [...head.matchAll(/<title[^>]*>(.*?)<\/title>/gs)].map(([, title = '']) => decoded(title)),
    meta: grouped(
      tags('meta').map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
    ),
    links: grouped(tags('link').map((tag) => [attribute(tag, 'rel'), attribute(tag, 'href')])),
    things: data.flatMap(([, json = '']) => JSON.parse(json)['@graph']),
  };
}

/** Tags that every page must have exactly once. */
const ONCE = [
  ...['description', 'viewport', 'theme-color', 'twitter:card', 'twitter:image:alt'],
  ...['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:locale'],
  ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
];

async function pictureFindings({ meta }: HeadTags, dist: string, origin: string): Promise<string[]> {
  const address = meta.get('og:image')?.[0] ?? '';
  const file = path.join(dist, 'public', address.slice(origin.length));
  if (!address.startsWith(`${origin}/images/`) || !existsSync(file))
    return [`the shared picture ${address} is missing`];
  const { width, height } = await imageSizeFromFile(file);
  const said = [meta.get('og:image:width')?.[0], meta.get('og:image:height')?.[0]].join('x');
  const is = `${width}x${height}`;
  return is === said && is === `${CARD.width}x${CARD.height}`
    ? []
    : [`the shared picture is ${is}, said to be ${said}`];
}

function thingFindings(things: HeadTags['things']): string[] {
  return things.flatMap((thing) => {
    const check = checks.get(thing['@type']);
    if (!check) return [`nothing is known about ${thing['@type']}`];
    return check(thing)
      ? []
      : (check.errors ?? []).map((error) => `${thing['@type']}${error.instancePath}: ${error.message}`);
  });
}

/**
 * Everything that is wrong with the head of a page.
 * @param origin the site's origin
 * @param canonical the main path of the page; undefined for an error screen, which has none
 */
export async function pageFindings(dist: string, file: string, origin: string, canonical?: string): Promise<string[]> {
  const head = headTags(documentOf(dist, file));
  const { titles, meta, links, things } = head;
  const count = (values: string[] | undefined) => values?.filter((value) => value !== '').length ?? 0;
  const counts = ONCE.flatMap((name) =>
    count(meta.get(name)) === 1 ? [] : [`${count(meta.get(name))} times ${name}`],
  );
  const found = links.get('canonical') ?? [];
  const isHidden = meta.get('robots')?.includes('noindex') ?? false;
  return [
    ...(count(titles) === 1 ? [] : [`${titles.length} titles`]),
    ...counts,
    ...(canonical === undefined || (found.length === 1 && found[0] === origin + canonical)
      ? []
      : [`canonical ${found}`]),
    ...(meta.get('og:url')?.[0] === found[0] ? [] : ['og:url is not the canonical address']),
    ...(isHidden === (things.length === 0) ? [] : ['structured data on a hidden page, or none on another']),
    ...(await pictureFindings(head, dist, origin)),
    ...thingFindings(things),
  ].map((finding) => `${file}: ${finding}`);
}
