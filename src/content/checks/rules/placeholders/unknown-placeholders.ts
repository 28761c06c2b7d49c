import { asObject, isObject, listProperty, pointerSteps, property, textProperty } from '../../../read/json.ts';
import { placeholdersIn, placeholderText } from '../../../references/placeholders.ts';
import { didYouMean, placeholderFormat } from '../../../references/suggestions.ts';
import { asErrors, type Content, type ContentDocument, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that every {{placeholder}} exists, and that none contains itself. */
export const rule: Rule = {
  codes: asErrors('unknown-quotation unknown-parameter quotation-cycle'),
  onText: (text, pointer, document, features, content) => {
    if ((features & (TextFeature.brace | TextFeature.placeholder)) === 0) return undefined;
    return placeholdersIn(text).map(({ name, written }) => {
      const fact = name.startsWith('facts.') ? name.slice('facts.'.length) : undefined;
      if (fact !== undefined) content.graph.add({ kind: 'fact', value: fact, from: document.file, pointer: pointer() });
      const issue = issueOf(name, written, pointer, document, content);
      return issue && { at: { text: written }, ...issue };
    });
  },
};

function issueOf(
  name: string,
  written: string,
  pointer: () => string,
  document: ContentDocument,
  content: Content,
): ValueIssue | undefined {
  const isMail = document.file.kind.name === 'emails';
  const [, ofParam] = (isMail && /^(?!(?:facts|site|build|entry|params)\.)\w+\.(\w+)$/.exec(name)) || [];
  if (ofParam !== undefined && paramFor(ofParam, document.data) !== undefined) return ofParams(ofParam, written);
  if (isMail && name.startsWith('params.')) return parameterIssue(name.slice('params.'.length), written, document.data);
  if (name.startsWith('params.')) return ofMails(written);
  if (!isReadable(name, content)) return undefined;
  if (name.startsWith('entry.')) return undefined;
  if (placeholderText(name, content.placeholderSources()) === undefined) {
    const param = isMail ? paramFor(name, document.data) : undefined;
    if (param !== undefined) return ofParams(param, written);
    const known = quotableNames(content);
    const whole = name.includes('.')
      ? undefined
      : known.find((one) => one.split('.')[1]?.toLowerCase() === name.toLowerCase());
    if (whole === undefined && /^[a-z]+$/i.test(name) && isFilledIn(name, pointer, document, content))
      return doubled(name, written);
    const fact = /^facts\.(.+)/.exec(name)?.[1];
    const advice = didYouMean(
      whole ?? name,
      known,
      fact === undefined
        ? name.startsWith('build.')
          ? 'Write {{build.year}}.'
          : name.startsWith('site.')
            ? `Quote one of ${known
                .filter((one) => FOR_READERS.has(one))
                .slice(0, MAX_NAMED)
                .map((one) => `{{${one}}}`)
                .join(', ')}.`
            : 'Quote {{facts.name}} from facts.json, {{site.name}} from site.json, or {{build.year}}.'
        : `Add "${fact}" to facts.json if it was renamed or deleted there, or quote another fact.`,
      placeholderFormat('{{', '}}'),
    );
    return {
      code: 'unknown-quotation',
      message: `${written} does not exist, so there is nothing to quote.`,
      ...advice,
    };
  }
  const cycle = cycleFrom(name, content, [name]);
  if (!cycle || !isReportedAt(cycle, pointer(), document)) return undefined;
  return {
    code: 'quotation-cycle',
    message: `${written} quotes itself in a circle: ${cycle.join(' → ')}.`,
    suggestion: 'Write the actual value in one of these places.',
  };
}

/** Reports a placeholder for an answer outside of mails. */
const ofMails = (written: string): ValueIssue => ({
  code: 'unknown-quotation',
  message: `${written} stands for an answer to a form, which only mails can quote.`,
  suggestion: 'Write the words themselves here.',
});

/** Content types whose texts have placeholders that pages fill in. */
const TEMPLATE_TYPES = new Set(['messages', 'server-messages', 'documents']);

/** Whether pages fill in a placeholder of this name in the text at a pointer. */
function isFilledIn(name: string, pointer: () => string, { file, data }: ContentDocument, content: Content): boolean {
  if (TEMPLATE_TYPES.has(file.kind.name)) return true;
  const [list, index] = pointerSteps(pointer());
  if (file.kind.name !== 'pages' || list !== 'blocks') return false;
  const type = textProperty(listProperty(data, 'blocks')[Number(index)], 'type') ?? '';
  return JSON.stringify(content.blockSchemas.get(type)?.schema ?? '').includes(`{${name}}`);
}

/** Reports a placeholder of a page with double brackets. */
function doubled(name: string, written: string): ValueIssue {
  return {
    code: 'unknown-quotation',
    message: `${written} does not exist, so there is nothing to quote.`,
    suggestion: `Write {${name}}: values the page fills in have one bracket on each side.`,
    meant: `{${name}}`,
  };
}

/** Whether to report a cycle here, so that it is reported only once, at the first of its names. */
function isReportedAt(cycle: string[], pointer: string, { file }: ContentDocument): boolean {
  const first = cycle.slice(cycle.indexOf(cycle.at(-1) ?? '')).sort()[0] ?? '';
  const [source, name] = first.split('.');
  return file.kind.name === source && pointerSteps(pointer)[0] === name;
}

/** Whether the file of a placeholder could be read; otherwise that is already reported. */
function isReadable(name: string, content: Content): boolean {
  if (name.startsWith('facts.')) return isUsable(content.data('facts'), name.slice('facts.'.length), content);
  if (name.startsWith('site.'))
    return isObject(content.data('site')) && !isFaultOfSite(name.slice('site.'.length), content);
  return true;
}

/** Whether a property of site.json is missing although required, or is not a text; both are reported there. */
function isFaultOfSite(name: string, content: Content): boolean {
  const schema = schemaOfSite(content);
  const written = property(content.data('site'), name);
  if (written === undefined) return listProperty(schema, 'required').includes(name);
  const wanted = property(property(property(schema, 'properties'), name), 'type');
  return wanted === 'string' && typeof written !== 'string';
}

const schemaOfSite = (content: Content) => content.kinds.find(({ name }) => name === 'site')?.schema.schema;

/** Whether a fact has a usable value; otherwise that is reported there. */
function isUsable(facts: unknown, name: string, content: Content): boolean {
  if (facts === undefined) return false;
  return (
    property(facts, name) === undefined || placeholderText(`facts.${name}`, content.placeholderSources()) !== undefined
  );
}

function paramsOf(mail: unknown): object {
  return asObject(property(mail, 'params'));
}

/** The property of params that a name means: by its own name, or by the field that fills it. */
function paramFor(name: string, mail: unknown): string | undefined {
  const params = paramsOf(mail);
  if (Object.hasOwn(params, name)) return name;
  return Object.entries(params).find(([, line]) => textProperty(line, 'field') === name)?.[0];
}

/** Reports a property of params used without "params.", or by the name of its field. */
function ofParams(name: string, written: string): ValueIssue {
  const right = `{{params.${name}}}`;
  return {
    code: 'unknown-quotation',
    message: `${written} does not exist, so there is nothing to quote.`,
    suggestion: `Write ${right}.`,
    meant: right,
  };
}

function parameterIssue(name: string, written: string, mail: unknown): ValueIssue | undefined {
  const params = property(mail, 'params');
  if (!isObject(params) || Object.hasOwn(params, name)) return undefined;
  const others = Object.keys(params)
    .slice(0, MAX_NAMED)
    .map((other) => `{{params.${other}}}`);
  const otherwise = `Add "${name}" to the "params" of this mail${others.length === 0 ? '' : `, or quote one of its lines, such as ${others.join(', ')}`}.`;
  const shown = { quoted: (near: string) => `"${near}"`, meant: (near: string) => `{{params.${near}}}` };
  const advice = didYouMean(name, Object.keys(params), otherwise, shown);
  return {
    code: 'unknown-parameter',
    message: `${written} quotes a line that the "params" of this mail do not have.`,
    ...advice,
  };
}

/** The lines of site.json that texts are most likely to quote. */
const FOR_READERS = new Set(['name', 'legalName', 'city', 'email', 'phone', 'url'].map((name) => `site.${name}`));

/** How many names are offered at most. */
const MAX_NAMED = 8;

function quotableNames(content: Content): string[] {
  const facts = content.data('facts');
  const site = content.data('site');
  const known = property(schemaOfSite(content), 'properties');
  const factNames = isObject(facts)
    ? content.withoutInvalidNames(Object.keys(facts)).map((name) => `facts.${name}`)
    : [];
  const siteNames = isObject(site)
    ? Object.keys(site)
        .filter((name) => typeof site[name] === 'string' && property(known, name) !== undefined)
        .map((name) => `site.${name}`)
    : [];
  return [...factNames, ...siteNames, 'build.year'].filter((name) => !name.includes('$'));
}

function cycleFrom(name: string, content: Content, path: string[]): string[] | undefined {
  for (const { name: next } of placeholdersIn(placeholderText(name, content.placeholderSources()) ?? '')) {
    if (path.includes(next)) return [...path, next];
    const cycle = cycleFrom(next, content, [...path, next]);
    if (cycle) return cycle;
  }
  return undefined;
}
