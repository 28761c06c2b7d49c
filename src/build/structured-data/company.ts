/** The company and its site as structured data. */
import type { Organization, PostalAddress, WebSite } from 'schema-dts';
import type { SiteData } from '../../contracts/site-data.ts';
import { APP_ICONS } from '../site-files/app-icons.ts';
import { absoluteUrl } from '../urls.ts';

type Company = SiteData['site'];

const companyId = (site: Company) => absoluteUrl(site, '/#company');

/** Refers to the company on pages that do not describe it. */
export function companyReference(site: Company) {
  return { '@type': 'Organization', '@id': companyId(site), name: site.name, url: absoluteUrl(site, '/') } as const;
}

function postalAddress({ address, city, country }: Company): PostalAddress {
  const [locality = city] = city.split(',');
  return {
    '@type': 'PostalAddress',
    streetAddress: address.join(', '),
    addressLocality: locality,
    addressCountry: country,
  };
}

/** The full description of the company; other nodes refer to it by its `@id`. */
export function organization(site: Company): Organization {
  return {
    ...companyReference(site),
    legalName: site.legalName,
    logo: absoluteUrl(site, APP_ICONS.large.path),
    email: site.email,
    telephone: site.phoneLink,
    address: postalAddress(site),
    sameAs: site.social.map(({ link }) => link),
  };
}

/** The website, published by the company. */
export function webSite(site: Company): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, '/#site'),
    url: absoluteUrl(site, '/'),
    name: site.name,
    inLanguage: site.language,
    publisher: { '@id': companyId(site) },
  };
}
