import type { Check } from '../checks.ts';
import type { ContentDocument } from '../content.ts';
import type { Report } from '../issues.ts';
import { property, textProperty } from '../json.ts';

/** What a search result shows: titles and descriptions, the shortest sensible length in characters; the schema knows the longest. */
const texts = [
  { name: 'title', least: 10 },
  { name: 'description', least: 50 },
] as const;

/** Titles and descriptions tell pages apart and have a length that search results show. */
export const check: Check = {
  codes: ['repeated-title', 'repeated-description', 'short-title', 'short-description'],
  start: (content, report) => {
    const template = textProperty(content.data('site'), 'titleTemplate') ?? '%s';
    const seen = new Map<string, string>();
    return {
      document: (document) => {
        if (document.file.kind.name !== 'pages') return;
        for (const { name, least } of texts) {
          checkRepeated(name, document, seen, report);
          const shown = (text: string) => (name === 'title' ? template.replace('%s', () => text) : text);
          checkLength(name, least, document, shown, report);
        }
      },
    };
  },
};

type TextName = (typeof texts)[number]['name'];

function checkRepeated(name: TextName, document: ContentDocument, seen: Map<string, string>, report: Report): void {
  const text = textProperty(document.data, name)?.trim();
  if (text === undefined || text === '') return;
  const key = `${name} ${text.toLowerCase()}`;
  const earlier = seen.get(key);
  seen.set(key, earlier ?? document.file.id);
  if (earlier === undefined) return;
  const message = `The page ${earlier} has the same ${name}, so search results cannot tell the two apart.`;
  const suggestion = `Give each page a ${name} of its own.`;
  const { path } = document.file;
  report({ path, pointer: `/${name}`, severity: 'error', code: `repeated-${name}`, message, suggestion });
}

/** Hidden pages are not in search results, so their texts may be short. */
function checkLength(
  name: TextName,
  least: number,
  { file, data }: ContentDocument,
  shown: (text: string) => string,
  report: Report,
): void {
  const text = textProperty(data, name);
  if (text === undefined || text === '' || property(data, 'hidden') === true) return;
  const length = [...shown(text)].length;
  if (length >= least) return;
  const message = `The ${name} has only ${length} characters; search results want at least ${least}.`;
  const suggestion = 'Say more of what the page is about.';
  report({ path: file.path, pointer: `/${name}`, severity: 'warning', code: `short-${name}`, message, suggestion });
}
