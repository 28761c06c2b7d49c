import { noteKind } from '../../../cache/notes.ts';
import type { ContentFile } from '../../../read/files.ts';
import { listItems, listProperty, property, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { fieldsOf } from '../../../references/conditions.ts';
import { routePaths } from '../../../references/routes.ts';
import { didYouMean } from '../../../references/suggestions.ts';
import type { Use } from '../../../references/uses.ts';
import type { Content, Rule } from '../../rule.ts';

/** Links to application forms. */
const applyLinks = noteKind<string>('apply-link');

/** Fields that a link fills in. */
const filledFields = noteKind<{ link: string; field: string }>('filled-field');

/**
 * Checks that "apply" buttons lead to a page with a form, and that links that start an enquiry lead to a form with
 * their field.
 */
export const rule: Rule = {
  codes: { 'apply-without-form': 'warning', 'field-not-there': 'warning' },
  files: 'pages',
  *onDocument({ file, data }, content) {
    for (const [at, block] of listItems(data, 'blocks')) {
      const apply = textProperty(block, 'apply') ?? '';
      const [link = '', field] = ['link', 'field'].map((name) => textProperty(property(block, 'ask'), name));
      if (isInItself(apply, block)) yield { pointer: `${at}/apply`, ...inItself(data) };
      else if (isOwn(apply)) applyLinks.add(content, file, `${at}/apply`, apply);
      if (field !== undefined) filledFields.add(content, file, `${at}/ask`, { link, field });
    }
  },
  *onEnd(content) {
    for (const { data: link, from, pointer } of applyLinks.all(content)) {
      if (formsAt(link, from, content)?.length !== 0) continue;
      yield {
        path: from.path,
        pointer,
        code: 'apply-without-form',
        target: link,
        message: `Whoever wants to apply is led to ${link}, where there is no form.`,
        suggestion: 'Name a page with a form, or add a section of the type form to that page.',
      };
    }
    for (const { data, from, pointer } of filledFields.all(content)) {
      const { link, field } = data;
      const forms = isOwn(link) ? formsAt(link, from, content) : [];
      const names = forms?.flatMap((id) => fieldsIn(id, content)) ?? [];
      if (forms === undefined || names.includes(field)) continue;
      yield {
        path: from.path,
        pointer: `${pointer}/${names.length === 0 ? 'link' : 'field'}`,
        code: 'field-not-there',
        target: link,
        message: `${link === '' ? 'An empty link' : link} has no form with a field "${field}" that could be filled in.`,
        ...didYouMean(field, names, 'Name a page with a form, and one of its fields.'),
      };
    }
  },
};

/** Whether a link leads to the section that it is in. */
const isInItself = (link: string, block: unknown) => link === `#${textProperty(block, 'id')}`;

/** What is wrong with such a link: nothing happens, although the page may have a form. */
function inItself(page: unknown) {
  const form = listProperty(page, 'blocks').find((block) => textProperty(block, 'type') === 'form');
  const id = textProperty(form, 'id');
  return {
    code: 'apply-without-form',
    message: 'Whoever wants to apply is led to this section, which has no form.',
    suggestion: id === undefined ? 'Name a page with a form, or the section with it.' : `Write "#${id}".`,
  };
}

const isOwn = (link: string) => /^[/#]/.test(link);

/** The forms on the page that a link leads to; undefined if there is no such page, which is reported elsewhere. */
function formsAt(link: string, from: ContentFile, content: Content): string[] | undefined {
  const target = routePaths(content.data('routes')).find(({ pattern }) => pattern === pathOf(link))?.pageId;
  const page = link.startsWith('#') ? from.id : target;
  if (page === undefined) return undefined;
  const isThere = (use: Use) => use.from.kind.name === 'pages' && use.from.id === page;
  return [...content.graph.usesByName('form')].flatMap(([id, uses]) => (uses.some(isThere) ? [id] : []));
}

function fieldsIn(id: string, content: Content): string[] {
  const form = content.documents('forms').find(({ file }) => file.id === id);
  return fieldsOf(form?.data).map(({ name }) => name);
}
