import type { Content } from '../../../read/content.ts';
import { isObject, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { formsNamingEntry } from '../../../references/entry-forms.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { hasParameter, routePaths } from '../../../references/routes.ts';
import { didYouMean, placeholderFormat } from '../../../references/suggestions.ts';
import { asErrors, type FileIssue, type Issue, type Issues, type Rule, type TextIssue } from '../../rule.ts';
import { TextFeature } from '../../text-rules/text-features.ts';

/** Checks that pages refer only to texts that their entry has. */
export const rule: Rule = {
  codes: asErrors('unknown-entry-text entry-without-route missing-for-entry'),
  onDocument: (document, content) => {
    const collection = collectionsOfPages(content).get(document.file.id);
    if (document.file.kind.name !== 'pages' || collection === undefined) return undefined;
    return checkForEntry(document.data, collection, content);
  },
  onText: (text, pointer, { file }, features, content) => {
    if ((features & TextFeature.brace) === 0) return undefined;
    const collection = file.kind.name === 'pages' ? collectionsOfPages(content).get(file.id) : undefined;
    return misquoted(text, pointer, collection, content);
  },
  onEnd: (content) => [unrouted(content), namelessForms(content)],
};

/** The collection whose entries fill in the path of a page, by page. */
const collectionsOfPages = memoizeByObject((content: Content): Map<string, string> => {
  const routes = routePaths(content.data('routes')).filter(({ pattern }) => hasParameter(pattern));
  return new Map(routes.flatMap(({ pageId, collection }) => (collection === undefined ? [] : [[pageId, collection]])));
});

function checkForEntry(page: unknown, collection: string, content: Content): Issues<FileIssue> {
  const forEntry = property(page, 'forEntry');
  const picture = textProperty(forEntry, 'image');
  if (forEntry === undefined)
    return {
      pointer: '/title',
      code: 'missing-for-entry',
      message: `This page shows every entry of ${collection}, and all of them would have the same title in search results.`,
      suggestion: 'Add "forEntry" with a title and a description that quote the entry, such as {{entry.title}}.',
    };
  const known = picturesOf(collection, content);
  if (picture === undefined || known.includes(picture)) return undefined;
  return {
    pointer: '/forEntry/image',
    code: 'unknown-entry-text',
    target: picture,
    message: `Entries of ${collection} have no picture called "${picture}", so shared links would show none of theirs.`,
    ...didYouMean(picture, known, known.length > 0 ? `They have ${known.join(', ')}.` : 'Remove the line.'),
  };
}

/** The properties of a collection's entries that are pictures. */
function picturesOf(collection: string, content: Content): string[] {
  const schema = content.kinds.find(({ name }) => name === collection)?.schema.schema;
  const properties = Object.entries(property(schema, 'properties') ?? {});
  return properties.flatMap(([name, one]) =>
    /\bimage\.schema\.json$/.test(textProperty(one, '$ref') ?? '') ? [name] : [],
  );
}

/**
 * Reports placeholders for texts of an entry that are in the wrong place, or that entries of the collection do not
 * have.
 */
function misquoted(
  text: string,
  pointerOf: () => string,
  collection: string | undefined,
  content: Content,
): Issues<TextIssue> {
  const known = collection === undefined ? [] : textsOf(collection, content);
  return placeholdersIn(text).map(({ name, written }) => {
    const [source, key = ''] = name.split(/\.(.*)/s);
    if (source !== 'entry') return undefined;
    const at = { at: { text: written }, code: 'unknown-entry-text' };
    if (!pointerOf().startsWith('/forEntry/'))
      return {
        ...at,
        message: `${written} only works in the "forEntry" of a page.`,
        suggestion: 'Write the text itself here.',
      };
    // A missing collection is reported at the route.
    if (known.includes(key) || collection === undefined) return undefined;
    return {
      ...at,
      message: `${written} refers to a text that entries of ${collection} do not have.`,
      ...didYouMean(key, known, `They have ${known.join(', ')}.`, placeholderFormat('{{entry.', '}}')),
    };
  });
}

/** The texts of every entry of a collection, by the names used in placeholders: title, seo.title. */
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

function unrouted(content: Content): Issues<Issue> {
  const collections = collectionsOfPages(content);
  return [...content.graph.usesByName('collection').values()].flat().map(({ value, from, pointer }) =>
    from.kind.name !== 'pages' || collections.get(from.id) === value
      ? undefined
      : {
          path: from.path,
          pointer,
          code: 'entry-without-route',
          message: `This section shows the entry of ${value} named in the address, but no address of this page names one.`,
          suggestion: `Give the page a path such as /example/{name} with "collection": "${value}" in routes.json.`,
        },
  );
}

/** Reports forms whose source contains the entry of the page, on pages without one. */
function namelessForms(content: Content): Issues<Issue> {
  const collections = collectionsOfPages(content);
  return formsNamingEntry(content).map(({ id, source }) =>
    content.graph.usesOf('form', id).map(({ from, pointer }) =>
      from.kind.name === 'pages' && collections.has(from.id)
        ? undefined
        : {
            path: from.path,
            pointer,
            code: 'entry-without-route',
            message: `The source of the form ${id} is ${source}, but no address of this page names an entry.`,
            suggestion: 'Choose a form with a fixed source, or put the form on a page that shows entries.',
          },
    ),
  );
}
