/**
 * JSON Schemas for structured data by type. Source: Google Search Central, required and recommended properties of each
 * feature.
 */
const text = { type: 'string', minLength: 1 };
const address = { type: 'string', pattern: '^https://www\\.[a-z]+\\.example/' };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

function thing(type: string, required: string[], properties: Record<string, object>): object {
  const all = { '@type': { const: type }, ...properties };
  return { type: 'object', required: ['@type', ...required], properties: all };
}

const reference = { type: 'object', required: ['@id'], properties: { '@id': address } };
const company = thing('Organization', ['@id', 'name', 'url'], { '@id': address, name: text, url: address });
const postalAddress = thing('PostalAddress', ['addressLocality', 'addressCountry'], {
  addressLocality: text,
  addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
});
const answer = thing('Answer', ['text'], { text });
const person = { name: text, jobTitle: text };

export const JSON_LD_SCHEMAS: Record<string, object> = {
  Organization: thing('Organization', ['@id', 'name', 'url', 'logo', 'telephone', 'email', 'address', 'sameAs'], {
    ...{ '@id': address, name: text, url: address, logo: address, telephone: { pattern: '^\\+\\d+$' } },
    ...{ email: { pattern: '@' }, address: postalAddress, sameAs: { type: 'array', items: text } },
  }),
  WebSite: thing('WebSite', ['@id', 'url', 'name', 'publisher'], { url: address, name: text, publisher: reference }),
  BreadcrumbList: thing('BreadcrumbList', ['itemListElement'], {
    itemListElement: {
      type: 'array',
      minItems: 2,
      items: thing('ListItem', ['position', 'name', 'item'], {
        position: { type: 'integer', minimum: 1 },
        name: text,
        item: address,
      }),
    },
  }),
  FAQPage: thing('FAQPage', ['mainEntity'], {
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: thing('Question', ['name', 'acceptedAnswer'], { name: text, acceptedAnswer: answer }),
    },
  }),
  JobPosting: thing('JobPosting', ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'], {
    title: text,
    description: { type: 'string', pattern: '^<p>.+</p>' },
    datePosted: day,
    validThrough: day,
    employmentType: {
      enum: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
    },
    hiringOrganization: company,
    jobLocation: thing('Place', ['address'], { address: postalAddress }),
    identifier: thing('PropertyValue', ['name', 'value'], { name: text, value: text }),
  }),
  BlogPosting: thing('BlogPosting', ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'], {
    headline: { type: 'string', minLength: 1, maxLength: 110 },
    image: address,
    datePublished: day,
    dateModified: day,
    author: thing('Person', ['name'], person),
    publisher: company,
    keywords: { type: 'array', minItems: 1, items: text },
  }),
  Person: thing('Person', ['name', 'jobTitle', 'image', 'url', 'worksFor'], {
    ...{ ...person, image: address, url: address, worksFor: company },
  }),
};
