import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, listProperty, property, textProperty } from '../../../src/content/read/json.ts';
import { routePaths } from '../../../src/content/references/routes.ts';
import type { SavedText } from './saving.ts';

/** Texts of each kind that editors change often: of a page, of a form, of the frame of all pages. */
export function savedTexts(configDir: string): (SavedText & { what: string })[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(configDir, file), 'utf8'));
  const routes = routePaths(read('routes.json')).filter(
    ({ pattern, collection }) => !pattern.includes('{') && !collection,
  );
  const sections = routes.flatMap(({ pattern, pageId }) =>
    listProperty(read(`pages/${pageId}.json`), 'blocks').map((section) => ({ pattern, pageId, section })),
  );
  const titled = sections.find(({ section }) => isPlain(textProperty(property(section, 'heading'), 'title')));
  const asking = sections.find(({ section }) => textProperty(section, 'form') !== undefined);
  const form = `forms/${textProperty(asking?.section, 'form')}.json`;
  const labels = asking ? labelsIn(read(form)) : [];
  const blurb = textProperty(property(read('navigation.json'), 'footer'), 'blurb');
  return [
    {
      what: 'heading of a section',
      file: `pages/${titled?.pageId}.json`,
      text: textProperty(property(titled?.section, 'heading'), 'title'),
      shownOn: titled?.pattern,
    },
    { what: 'label of a field', file: form, text: labels.find(isPlain), shownOn: asking?.pattern },
    { what: 'text of the footer', file: 'navigation.json', text: isPlain(blurb) ? blurb : undefined, shownOn: '/' },
  ].flatMap(({ what, file, text, shownOn }) =>
    text === undefined || shownOn === undefined ? [] : [{ what, file, text, shownOn }],
  );
}

/** All labels in a form, however deep. */
function labelsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(labelsIn);
  if (!isObject(data)) return [];
  return [textProperty(data, 'label') ?? [], ...Object.values(data).map(labelsIn)].flat();
}

/** Whether a text is shown exactly as it is written. */
function isPlain(text: string | undefined): text is string {
  return text !== undefined && !/[{*[]/.test(text);
}
