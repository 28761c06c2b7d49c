import { isDeepStrictEqual } from 'node:util';
import { asObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { routePaths } from '../../../references/routes.ts';
import { asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that sections are not repeated, show different pictures, and do not link to their own page. */
export const rule: Rule = {
  codes: asWarnings('repeated-section repeated-form same-pictures link-to-itself'),
  files: 'pages',
  *onDocument({ file, data }, content) {
    const own = new Set(
      pathsByPage(content)
        .get(file.id)
        ?.map(({ pattern }) => pattern),
    );
    const blocks = listProperty(data, 'blocks');
    yield [
      twice(blocks, content),
      ...blocks.flatMap((block, index) => samePictures(block, `/blocks/${index}`)),
      ...blocks.flatMap((block, index) => picturesOfEntries(block, `/blocks/${index}`)),
      ...(own.size === 0 ? [] : blocks.flatMap((block, index) => toItself(block, `/blocks/${index}`, own))),
    ];
  },
};

const pathsByPage = memoizeByObject((content: Content) =>
  Map.groupBy(routePaths(content.data('routes')), ({ pageId }) => pageId),
);

/** Whether a section is temporary; such sections may replace one another. */
const isTimed = (block: unknown) =>
  property(block, 'publishFrom') !== undefined || property(block, 'publishUntil') !== undefined;

/** Reports sections and forms that a page may have only once. */
function twice(blocks: unknown[], { blockSchemas }: Content): Issues<FileIssue> {
  const seen = new Map<string, number>();
  return blocks.map((block, index) => {
    const type = textProperty(block, 'type') ?? '';
    const form = type === 'form' ? textProperty(block, 'form') : undefined;
    const isOnce = blockSchemas.get(type)?.schema['x-once'] === true;
    if (isTimed(block) || (form === undefined && !isOnce)) return undefined;
    const mark = `${type} ${form ?? ''}`;
    const first = seen.get(mark);
    if (first === undefined) {
      seen.set(mark, index);
      return undefined;
    }
    const what = form === undefined ? 'section of this type' : `section with the form "${form}"`;
    return {
      code: form === undefined ? 'repeated-section' : 'repeated-form',
      pointer: `/blocks/${index}/${form === undefined ? 'type' : 'form'}`,
      message: `Section ${first + 1} of this page is already a ${what}${form === undefined ? ', and a page can have only one' : ''}.`,
      suggestion:
        form === undefined
          ? 'Remove one of the two, or give them different days with "publishFrom" and "publishUntil".'
          : 'Remove one of the two, and let a button link to the "id" of the other.',
    };
  });
}

/** Reports two pictures to compare that are the same. */
function samePictures(block: unknown, pointer: string): Issues<FileIssue> {
  const [first, second] = ['first', 'second'].map(
    (name) => property(property(block, name), 'picture') ?? property(block, name),
  );
  const [label, otherLabel] = ['second', 'first'].map((name) => textProperty(property(block, name), 'label')?.trim());
  if (label !== undefined && label !== '' && label === otherLabel)
    return {
      code: 'repeated-label',
      pointer: `${pointer}/second/label`,
      message: `Both pictures are called "${label}", so visitors cannot tell which is which.`,
      suggestion: 'Say what is different in the second one, such as "After".',
    };
  const image = textProperty(second, 'image');
  if (image === undefined || image !== textProperty(first, 'image') || !isDeepStrictEqual(first, second))
    return undefined;
  return {
    code: 'same-pictures',
    pointer: `${pointer}/second`,
    message: `Both pictures are "${image}", so there is nothing to compare.`,
    suggestion: 'Choose the second picture.',
  };
}

/** Reports items of one list with the same picture: a copied item keeps that of the original. */
function picturesOfEntries(block: unknown, pointer: string): Issues<FileIssue> {
  return Object.entries(asObject(block)).map(([name, list]) => {
    const images = (Array.isArray(list) ? list : []).map((entry) => textProperty(property(entry, 'picture'), 'image'));
    return images.map((image, index) => {
      const first = images.indexOf(image);
      if (image === undefined || first === index) return undefined;
      return {
        code: 'same-pictures',
        pointer: `${pointer}${pointerStep(name)}/${index}/picture/image`,
        message: `Number ${first + 1} of "${name}" shows "${image}" too, so visitors would see the same picture twice.`,
        suggestion: 'Choose another picture for one of the two.',
      };
    });
  });
}

/** Reports buttons that link to their own page. Links in lists, such as one of all services, may do so. */
function toItself(block: unknown, pointer: string, own: ReadonlySet<string>): Issues<FileIssue> {
  const places = ['action', 'actions'].flatMap((name) => {
    const value = property(block, name);
    const at = pointer + pointerStep(name);
    return Array.isArray(value)
      ? value.map((action: unknown, index) => ({ action, at: `${at}/${index}/link` }))
      : [{ action: value, at: `${at}/link` }];
  });
  return places.map(({ action, at }) => {
    const link = textProperty(action, 'link') ?? '';
    if (!own.has(link)) return undefined;
    return {
      code: 'link-to-itself',
      pointer: at,
      message: `This button leads to ${link}, the page it is on, so pressing it does nothing.`,
      suggestion: 'Link to another page, or to a place on this one, such as #form.',
    };
  });
}
