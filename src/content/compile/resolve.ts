import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import type { CompiledDocument } from '../../contracts/compiled-site.ts';
import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { Option, Picture, QuotedFact } from '../../contracts/resolved.ts';
import { resolveSource } from '../../forms/rules/index.ts';
import type { Content as ContentTypes, Integrations, Messages, SiteSettings } from '../../generated/types.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { type Content, pictureUse } from '../read/content.ts';
import { readDrawing } from '../read/drawings.ts';
import { isObject } from '../read/json.ts';
import { Pictures } from '../read/pictures.ts';
import { documentPath } from '../references/addresses/document-path.ts';
import { figureOf } from '../references/figure.ts';
import { fillPlaceholders, type PlaceholderSources } from '../references/placeholders.ts';
import { isResolvedKind, type ResolvedKind } from '../references/reference-kinds.ts';
import type { ContentKind } from '../schema/schemas.ts';
import type { Reference, Resolution, Validator } from '../schema/validator/validator.ts';
import { pictureUnderBase, putLinksUnderBase, underBase } from './base-path.ts';
import { Entries, type RouteEntry } from './entries.ts';
import { formDelivery, mailsOfBrowser } from './form-delivery.ts';
import { withStandIn } from './missing-parts.ts';

/** A resolved content file. */
export interface Resolved<K extends keyof ContentTypes> {
  data: ContentTypes[K];
  references: Reference[];
}

/** Whether the data still matches its type despite an error. */
export type Tolerates = (error: ErrorObject) => boolean;

/** Replaces references in content with the placeholders, pictures, options, messages, forms and entries they name. */
export class Resolver {
  readonly #content: Content;
  readonly #validator: Validator;
  #placeholderSources: PlaceholderSources;
  readonly #forms = new Map<string, FormDefinition>();
  readonly #documents = new Map<string, CompiledDocument>();
  readonly #optionLists = new Map<string, Option[]>();
  readonly #entries: Entries;
  /** The entry that the path of the current page names. */
  #routeEntry: RouteEntry | undefined;
  readonly pictures: Pictures;
  readonly site: SiteSettings;
  readonly messages: Messages;
  readonly integrations: Integrations;
  /** Returns the figures of facts.json with the pages that use them; set by the compiler. */
  quotedFacts: (placeholderSources: PlaceholderSources) => QuotedFact[] = () => [];
  /** Draws a chart; set by the compiler. The check draws none, so that it need not load the code. */
  drawnChart: (definition: unknown) => unknown = (definition) => definition;
  readonly #basePath: string;
  readonly #tolerates: Tolerates;

  constructor(
    { content, validator }: Omit<CheckedContent, 'issues'>,
    siteUrl: string | undefined,
    basePath: string,
    tolerates: Tolerates = () => false,
  ) {
    this.#tolerates = tolerates;
    this.#content = content;
    this.#basePath = basePath;
    this.#validator = validator;
    this.#entries = new Entries(content, (kind, data) => this.#anyInPlace(kind, data));
    const site = content.data('site');
    this.#placeholderSources = {
      facts: content.data('facts'),
      site: withUrl(site, siteUrl, basePath),
      year: content.year,
      keepsUnknown: content.isForEditors,
      // Editors edit texts in place, which must then be exactly the typed text.
      keepsTogether: !content.isForEditors,
    };
    const catalogue = this.resolve('images', content.data('images')).data;
    this.pictures = new Pictures(join(content.configDir, 'images'), catalogue);
    this.messages = this.resolve('messages', content.data('messages')).data;
    this.site = this.resolve('site', withUrl(site, siteUrl)).data;
    this.site.url += basePath;
    this.integrations = this.resolve('integrations', content.data('integrations')).data;
  }

  /**
   * A copy of a file's data with all references resolved.
   * @throws Error for data that does not match its schema, unless tolerated
   */
  resolve<K extends keyof ContentTypes>(kind: K, data: unknown): Resolved<K> {
    return this.resolveInPlace(kind, structuredClone(data));
  }

  /** Like `resolve`, but in place, for data that is not shared. */
  resolveInPlace<K extends keyof ContentTypes>(kind: K, data: unknown): Resolved<K> {
    const references: Reference[] = [];
    if (!this.#putInPlace(kind, data, references)) throw new Error(`${kind}: the content does not fit its schema`);
    return { data, references };
  }

  /** A page's data for one of its paths, with the entry named in the path, if any. */
  resolvePage(data: unknown, routeEntry: RouteEntry | undefined): Resolved<'pages'> {
    const placeholderSources = this.#placeholderSources;
    this.#routeEntry = routeEntry;
    if (routeEntry) this.#placeholderSources = { ...placeholderSources, entry: this.#entries.data(routeEntry) };
    else if (isObject(data)) delete data.forEntry;
    try {
      return this.resolveInPlace('pages', data);
    } finally {
      this.#placeholderSources = placeholderSources;
      this.#routeEntry = undefined;
    }
  }

  /** The picture in a property of an entry. */
  entryPicture(routeEntry: RouteEntry, name: string): Picture | undefined {
    return this.#entries.picture(routeEntry, name);
  }

  form(id: string): FormDefinition {
    return remembered(this.#forms, id, () => {
      const { data } = this.resolve('forms', this.#dataOf('forms', id));
      const { phoneNumbers, timeZone } = this.site;
      const mails = mailsOfBrowser(data).map((mail) => this.email(mail));
      const delivery = formDelivery(data.kind, mails, this.integrations, this.#basePath);
      return { ...data, id, delivery, phoneNumbers, timeZone };
    });
  }

  /** A form on the current page; its source may contain the page's entry. */
  #formOfPage(id: string): FormDefinition {
    const form = this.form(id);
    return { ...form, source: resolveSource(form.source, this.#routeEntry?.id) };
  }

  /** A document to download; always the same object. */
  document(id: string): CompiledDocument {
    return remembered(this.#documents, id, () => {
      const { data } = this.resolve('documents', this.#dataOf('documents', id));
      const { title, label, date, picture } = data;
      return {
        ...data,
        id,
        file: { path: underBase(documentPath(id), this.#basePath), title, label, date, picture },
      };
    });
  }

  email(id: string): EmailDefinition {
    return { ...this.resolve('emails', this.#dataOf('emails', id)).data, id };
  }

  #putInPlace<K extends keyof ContentTypes>(name: K, data: unknown, references: Reference[]): data is ContentTypes[K] {
    const result = this.#validator.validate(this.#kind(name), data);
    references.push(...result.references);
    if (isObject(data)) delete data.$schema;
    fillPlaceholders(data, this.#placeholderSources);
    putLinksUnderBase(data, result.references, this.#basePath);
    // While editing, files that belong to no single page must always resolve, since every page needs them.
    const isNeeded = this.#content.isForEditors && !this.#kind(name).isFolder;
    this.#replaceAll(result.resolutions, isNeeded ? withStandIn : undefined);
    return result.errors.every(this.#tolerates);
  }

  /** Like `resolveInPlace`, for a content type known only by name. */
  #anyInPlace(kind: ContentKind, data: unknown): void {
    const { references, resolutions } = this.#validator.validate(kind, data);
    fillPlaceholders(data, this.#placeholderSources);
    putLinksUnderBase(data, references, this.#basePath);
    this.#replaceAll(resolutions);
  }

  /** Resolves nested values first. @param careful handles a value that may be missing; by default that is an error */
  #replaceAll(resolutions: Resolution[], careful: typeof withStandIn = (_, resolve) => resolve()): void {
    const depth = ({ pointer }: Resolution) => pointer.split('/').length;
    for (const resolution of resolutions.toSorted((one, other) => depth(other) - depth(one)))
      resolution.replace(careful(resolution.kind, () => this.#resolved(resolution)));
  }

  #resolved({ kind, value, pointer }: Resolution): unknown {
    if (isResolvedKind(kind)) return this.#resolvers[kind](value);
    if (typeof value === 'string') return this.#entries.named(kind, value);
    throw new Error(`${pointer}: nothing is known about x-resolve ${kind}`);
  }

  readonly #resolvers: Record<ResolvedKind, (value: unknown) => unknown> = {
    chart: (definition) => this.drawnChart(definition),
    document: (id) => this.document(String(id)).file,
    drawing: (file) => readDrawing(this.#content.configDir, String(file)),
    endpoint: () => underBase(this.integrations.newsletter?.leaveEndpoint ?? '', this.#basePath),
    entry: () => this.#entries.entry(this.#routeEntry),
    facts: () => this.quotedFacts(this.#placeholderSources),
    figure: (text) => figureOf(String(text), this.#placeholderSources),
    form: (id) => this.#formOfPage(String(id)),
    image: (value) => this.#picture(value),
    message: (id) => this.#message(id),
    options: (id) => this.#options(String(id)),
    outline: (id) => this.resolve('outlines', this.#dataOf('outlines', String(id))).data,
    query: (query) => this.#entries.query(query, this.#routeEntry),
    rule: (rule) => (isObject(rule) ? { ...rule, message: this.#message(rule.message) } : rule),
  };

  #picture(value: unknown): Picture {
    const use = pictureUse(value);
    if (!use) throw new Error('a picture without a name');
    return pictureUnderBase(this.pictures.picture(use), this.#basePath);
  }

  #message(id: unknown): string {
    const message = typeof id === 'string' ? this.messages.messages[id] : undefined;
    if (message === undefined) throw new Error(`messages.json has no message ${String(id)}`);
    return message;
  }

  #options(id: string): Option[] {
    return remembered(this.#optionLists, id, () => this.resolve('options', this.#dataOf('options', id)).data.options);
  }

  #dataOf(kind: string, id: string): unknown {
    const document = this.#content.documents(kind).find(({ file }) => file.id === id);
    if (!document) throw new Error(`${kind}/ has no file ${id}.json`);
    return document.data;
  }

  #kind(name: string): ContentKind {
    const kind = this.#validator.kinds.find((kind) => kind.name === name);
    if (!kind) throw new Error(`no schema is for ${name}`);
    return kind;
  }
}

/** The site settings with its URL, overridden if given, including the base path. */
function withUrl(site: unknown, url: string | undefined, basePath = ''): unknown {
  if (!isObject(site)) return site;
  // The list of places is for the check, and visitors would download it.
  const { places: _, ...settings } = site;
  return { ...settings, url: `${url ?? site.url}${basePath}` };
}

function remembered<T>(known: Map<string, T>, id: string, make: () => T): T {
  const found = known.get(id);
  if (found !== undefined) return found;
  const made = make();
  known.set(id, made);
  return made;
}
