/** Listed entries as structured data: questions and open positions. */
import type { FAQPage, JobPosting } from 'schema-dts';
import { withoutMarks } from '../../content/references/rich-text.ts';
import type { StructuredEntries } from '../../contracts/entries.ts';
import { escapeHtml } from '../../contracts/escape-html.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { absoluteUrl } from '../urls.ts';
import { companyReference } from './company.ts';

type Opening = StructuredEntries['JobPosting'];

/** All questions of a page as one list, however many blocks show them. */
export function faqPage(faqs: StructuredEntries['Question'][]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(withoutMarks).join(' ') },
    })),
  };
}

/** The advert as HTML, which job search engines ask for. */
function advert({ summary, requirements }: Opening): string {
  const points = requirements.map((requirement) => `<li>${escapeHtml(requirement)}</li>`);
  return `<p>${escapeHtml(summary)}</p><ul>${points.join('')}</ul>`;
}

/** An open position; undefined if it is closed to applications or its publication date is unknown. */
export function jobPosting(opening: Opening, site: SiteData['site'], path: string): JobPosting | undefined {
  const { id, title, location, available, published, closes, employment } = opening;
  if (!available || !published) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    description: advert(opening),
    datePosted: published,
    ...(closes && { validThrough: closes }),
    ...(employment && { employmentType: employment }),
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    hiringOrganization: companyReference(site),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: site.country },
    },
    url: absoluteUrl(site, path),
    directApply: true,
  };
}
