import type { Check } from '../checks.ts';
import type { Content, ContentDocument } from '../content.ts';
import { entryForms } from '../entry-forms.ts';
import type { Report } from '../issues.ts';
import { isObject, property } from '../json.ts';
import { didYouMean } from '../nearest.ts';
import { quotationsIn } from '../quotations.ts';
import { hasParameter, routePaths } from '../routes.ts';
import { forEachText } from '../texts.ts';

/** What a page takes from the entry that its address names is there to be taken. */
export const check: Check = {
  codes: ['unknown-entry-text', 'entry-without-route', 'missing-for-entry', 'article-without-body'],
  start: (content, report) => {
    const collections = collectionsOfPages(content);
    return {
      document: (document) => {
        const { kind, id } = document.file;
        if (kind.name === 'articles') checkBody(document, report);
        checkTexts(document, kind.name === 'pages' ? collections.get(id) : undefined, content, report);
      },
      end: () => {
        reportUnrouted(collections, content, report);
        reportNamelessForms(collections, content, report);
      },
    };
  },
};

/** The collection that fills the address of a page, by page. */
function collectionsOfPages(content: Content): Map<string, string> {
  const routes = routePaths(content.data('routes')).filter(({ pattern }) => hasParameter(pattern));
  return new Map(routes.flatMap(({ pageId, collection }) => (collection === undefined ? [] : [[pageId, collection]])));
}

function checkBody({ file, data }: ContentDocument, report: Report): void {
  if (property(data, 'status') !== 'published' || property(data, 'body') !== undefined) return;
  report({
    severity: 'error',
    path: file.path,
    pointer: '/status',
    code: 'article-without-body',
    message: 'The article is published, but it has no text: its page would be empty.',
    suggestion: 'Add "body", or write "draft" until the text is there.',
  });
}

function checkTexts(document: ContentDocument, collection: string | undefined, content: Content, report: Report): void {
  const { file, data } = document;
  if (collection !== undefined && property(data, 'forEntry') === undefined)
    report({
      severity: 'error',
      path: file.path,
      pointer: '/title',
      code: 'missing-for-entry',
      message: `This page shows every entry of ${collection}, and all of them would have the same title in search results.`,
      suggestion: 'Add "forEntry" with a title and a description that quote the entry, such as {{entry.title}}.',
    });
  const known = collection === undefined ? [] : textsOf(collection, content);
  forEachText(data, (text, pointer) => {
    if (!text.includes('{{')) return;
    for (const { name, written } of quotationsIn(text)) {
      const [source, key = ''] = name.split(/\.(.*)/s);
      if (source !== 'entry') continue;
      const isInPlace = pointer().startsWith('/forEntry/');
      if (isInPlace && known.includes(key)) continue;
      report({
        severity: 'error',
        path: file.path,
        pointer: pointer(),
        at: { text: written },
        code: 'unknown-entry-text',
        message: isInPlace
          ? `${written} quotes a text that entries of ${collection ?? 'a collection'} do not have.`
          : `${written} can only stand in "forEntry" of a page.`,
        suggestion: isInPlace
          ? didYouMean(key, known, `They have ${known.join(', ')}.`).replace(/"(.+)"/, '{{entry.$1}}')
          : 'Write the text itself here.',
      });
    }
  });
}

/** The texts that every entry of a collection has, by the names that quote them: title, seo.title. */
function textsOf(collection: string, content: Content): string[] {
  return textsIn(content.kinds.find(({ name }) => name === collection)?.schema.schema);
}

function textsIn(schema: unknown): string[] {
  const properties = property(schema, 'properties');
  const required = property(schema, 'required');
  if (!isObject(properties) || !Array.isArray(required)) return [];
  return required.map(String).flatMap((name) => {
    const type = property(properties[name], 'type');
    if (type === 'object') return textsIn(properties[name]).map((inside) => `${name}.${inside}`);
    return type === 'string' && property(properties[name], 'x-ref') === undefined ? [name] : [];
  });
}

function reportUnrouted(collections: Map<string, string>, content: Content, report: Report): void {
  for (const [collection, uses] of content.graph.named('collection')) {
    for (const { from, pointer } of uses) {
      if (from.kind.name !== 'pages' || collections.get(from.id) === collection) continue;
      report({
        severity: 'error',
        path: from.path,
        pointer,
        code: 'entry-without-route',
        message: `This section shows the entry of ${collection} that the address names, but no address of this page names one.`,
        suggestion: `Give the page a path such as /example/{name} with "collection": "${collection}" in routes.json.`,
      });
    }
  }
}

/** Forms whose source names the entry of the page, on pages without one. */
function reportNamelessForms(collections: Map<string, string>, content: Content, report: Report): void {
  for (const { id, source } of entryForms(content)) {
    for (const { from, pointer } of content.graph.usedBy('form', id)) {
      if (from.kind.name === 'pages' && collections.has(from.id)) continue;
      report({
        severity: 'error',
        path: from.path,
        pointer,
        code: 'entry-without-route',
        message: `The source of the form ${id} is ${source}, but no address of this page names an entry.`,
        suggestion: 'Choose a form with a source of its own, or put the form on a page of entries.',
      });
    }
  }
}
