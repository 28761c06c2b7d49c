import type { Content, ContentDocument } from '../../read/content.ts';
import { isObject, property } from '../../read/json.ts';
import { didYouMean } from '../../references/nearest.ts';
import { quotationsIn, quotedText } from '../../references/placeholders.ts';
import type { Issue, Report } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Every {{quotation}} names something that can be quoted, and none quotes itself. */
export const check: Check = {
  codes: {
    'unknown-quotation': 'error',
    'unknown-parameter': 'error',
    'quotation-cycle': 'error',
    'bad-quotation': 'error',
  },
  start: (content, report) => ({
    text: (text, pointer, document) => {
      if (!text.includes('{') && !text.includes('}')) return;
      const { file } = document;
      for (const { name, written } of quotationsIn(text)) {
        if (name.startsWith('facts.'))
          content.graph.add({ kind: 'fact', value: name.slice('facts.'.length), from: file, pointer: pointer() });
        const fault = faultOf(name, written, document, content);
        if (fault) report({ path: file.path, pointer: pointer(), at: { text: written }, ...fault });
      }
      reportStray(text, pointer, document, report);
    },
  }),
};

type Fault = Pick<Issue, 'code' | 'message' | 'suggestion'>;

function faultOf(name: string, written: string, document: ContentDocument, content: Content): Fault | undefined {
  const isMail = document.file.kind.name === 'emails';
  if (isMail && name.startsWith('params.')) return parameterFault(name.slice('params.'.length), written, document.data);
  if (!isReadable(name, content)) return undefined;
  if (name.startsWith('entry.')) return undefined;
  if (quotedText(name, content.quotable()) === undefined) {
    const known = quotableNames(content);
    const suggestion = didYouMean(
      name,
      known,
      'Quote {{facts.name}} from facts.json, {{site.name}} from site.json, or {{build.year}}.',
    ).replace(/"(.+)"/, '{{$1}}');
    return { code: 'unknown-quotation', message: `${written} quotes something that does not exist.`, suggestion };
  }
  const cycle = cycleFrom(name, content, [name]);
  if (!cycle) return undefined;
  return {
    code: 'quotation-cycle',
    message: `${written} quotes itself in a circle: ${cycle.join(' → ')}.`,
    suggestion: 'Write the figure itself in one of these places.',
  };
}

/** False for quotations of a file that cannot be read: that file is reported already. */
function isReadable(name: string, content: Content): boolean {
  if (name.startsWith('facts.')) return content.data('facts') !== undefined;
  if (name.startsWith('site.')) return content.data('site') !== undefined;
  return true;
}

function parameterFault(name: string, written: string, mail: unknown): Fault | undefined {
  const params = property(mail, 'params');
  if (!isObject(params) || Object.hasOwn(params, name)) return undefined;
  const suggestion = didYouMean(name, Object.keys(params), `Add "${name}" to the params of this mail.`);
  return {
    code: 'unknown-parameter',
    message: `${written} quotes a line of params that this mail does not have.`,
    suggestion,
  };
}

function quotableNames(content: Content): string[] {
  const facts = content.data('facts');
  const site = content.data('site');
  const factNames = isObject(facts) ? content.wellNamed(Object.keys(facts)).map((name) => `facts.${name}`) : [];
  const siteNames = isObject(site)
    ? Object.keys(site)
        .filter((name) => typeof site[name] === 'string')
        .map((name) => `site.${name}`)
    : [];
  return [...factNames, ...siteNames, 'build.year'].filter((name) => !name.includes('$'));
}

function cycleFrom(name: string, content: Content, path: string[]): string[] | undefined {
  for (const { name: next } of quotationsIn(quotedText(name, content.quotable()) ?? '')) {
    if (path.includes(next)) return [...path, next];
    const cycle = cycleFrom(next, content, [...path, next]);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Curly brackets that were meant as a quotation and are none. */
function reportStray(text: string, pointer: () => string, { file }: ContentDocument, report: Report): void {
  const rest = quotationsIn(text).reduce((left, { written }) => left.replace(written, ''), text);
  const stray = /\{\{[^{}]*\}?(?!\})|\{?[^{}\s]*\}\}|\{(?:facts|site|build|params|entry)\.[^{}]*\}/.exec(rest)?.[0];
  if (stray === undefined) return;
  report({
    path: file.path,
    pointer: pointer(),
    at: { text: stray },
    code: 'bad-quotation',
    message: `"${stray}" is not a whole quotation.`,
    suggestion: 'A quotation has two curly brackets on each side, such as {{facts.occupancy}}.',
  });
}
