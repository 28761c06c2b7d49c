/** A page's structured data as JSON-LD, derived from what its blocks show. */
import type { BreadcrumbList, Thing } from 'schema-dts';
import type { CompiledPage } from '../../contracts/compiled-site.ts';
import type { NamedEntry } from '../../contracts/entries.ts';
import type { HeadData } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { listedEntries, namedEntries } from '../../generated/block-entries.ts';
import type { Breadcrumb } from '../pages/breadcrumbs.ts';
import { absoluteUrl } from '../urls.ts';
import { organization, webSite } from './company.ts';
import { blogPosting, person } from './entries.ts';
import { faqPage, jobPosting } from './lists.ts';

type Company = SiteData['site'];

function breadcrumbs(trail: Breadcrumb[], site: Company): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}

/** Structured data of listed entries: questions and open positions. */
function listedEntryData({ blocks, canonicalPath }: CompiledPage, site: Company): Thing[] {
  const lists = blocks.flatMap(listedEntries);
  const faqs = lists.flatMap((list) => (list.type === 'Question' ? list.entries : []));
  const openings = lists.flatMap((list) => (list.type === 'JobPosting' ? list.entries : []));
  return [
    ...(faqs.length > 0 ? [faqPage(faqs)] : []),
    ...openings.flatMap((opening) => jobPosting(opening, site, canonicalPath) ?? []),
  ];
}

/** Structured data of the entry named in the path. */
function namedEntryData(named: NamedEntry, { canonicalPath }: CompiledPage, site: Company, head: HeadData): Thing[] {
  switch (named.type) {
    case 'Article':
      return [blogPosting(named.entry, site, head)];
    case 'Person':
      return [person(named.entry, site, head)];
    case 'JobPosting':
      return [jobPosting(named.entry, site, canonicalPath) ?? []].flat();
    case 'Question':
      return [faqPage([named.entry])];
  }
}

/**
 * The JSON-LD of a page; undefined for a page that search engines leave out.
 * @param trail the pages from the home page to this one
 */
export function pageGraph(page: CompiledPage, head: HeadData, site: Company, trail: Breadcrumb[]): object | undefined {
  if (page.hidden) return undefined;
  const isHome = page.canonicalPath === '/';
  const things: Thing[] = [
    ...(isHome || page.aboutCompany ? [organization(site)] : []),
    ...(isHome ? [webSite(site)] : [breadcrumbs(trail, site)]),
    ...listedEntryData(page, site),
    ...page.blocks.flatMap(namedEntries).flatMap((named) => namedEntryData(named, page, site, head)),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
