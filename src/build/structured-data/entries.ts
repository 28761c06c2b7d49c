/** The entry a page is about, as structured data: an article or a person. */
import type { BlogPosting, Person } from 'schema-dts';
import type { StructuredEntries } from '../../contracts/entries.ts';
import type { HeadData } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { absoluteUrl, pictureFile } from '../urls.ts';
import { companyReference } from './company.ts';

type Company = SiteData['site'];

/** The topics of an article. */
export const keywordsOf = ({ seo, tags }: Pick<StructuredEntries['Article'], 'seo' | 'tags'>): string[] =>
  seo.keywords ?? tags ?? [];

/** An article as structured data. @param head of the page that shows the article */
export function blogPosting(article: StructuredEntries['Article'], site: Company, head: HeadData): BlogPosting {
  const { title, excerpt, author, published, modified, category } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    image: head.imagesUrl + head.image.file,
    datePublished: published,
    dateModified: modified ?? published,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: companyReference(site),
    mainEntityOfPage: head.canonical,
    articleSection: category.name,
    keywords: keywordsOf(article),
    inLanguage: site.language,
  };
}

/** A person as structured data. @param head of the page that shows the profile */
export function person(leader: StructuredEntries['Person'], site: Company, head: HeadData): Person {
  const { name, title, metaDescription, picture, email, profileLink, expertise, education } = leader;
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    description: metaDescription,
    image: absoluteUrl(site, `/images/${pictureFile(picture)}`),
    url: head.canonical,
    worksFor: companyReference(site),
    ...(email && { email }),
    ...(profileLink?.startsWith('https://') && { sameAs: profileLink }),
    knowsAbout: expertise,
    alumniOf: education.map(({ institution }) => ({ '@type': 'EducationalOrganization', name: institution })),
  };
}
