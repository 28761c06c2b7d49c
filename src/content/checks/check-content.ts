import { setImmediate } from 'node:timers/promises';
import { cacheFilePath, cacheKey, hashesOfKinds } from '../cache/cache-key.ts';
import { CheckCache } from '../cache/check-cache.ts';
import { collectUses } from '../cache/saved-uses.ts';
import { Content, type ContentDocument, picturesIn } from '../read/content.ts';
import { type ContentFile, contentFiles } from '../read/files.ts';
import { property } from '../read/json.ts';
import type { PictureUse } from '../read/pictures.ts';
import { readDocument } from '../read/read-document.ts';
import type { Issue } from '../report/issues.ts';
import { readSchemas, schemaStamp } from '../schema/read-schemas.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import { Validator } from '../schema/validator/validator.ts';
import { validatorFactory } from '../schema/validator/validator-cache.ts';
import { checkPages, restoreFile } from './check-pages.ts';
import type { CheckedContent } from './checked-content.ts';
import { startRules } from './start-rules.ts';
import { wrongFolder } from './wrong-folder.ts';

/** Options of a check. */
export interface CheckOptions {
  /** The absolute path of the content folder. */
  configDir: string;
  schemasDir: string;
  /** The time at which checking begins. */
  now: Date;
  /** The cache of page results; without it every page is read. */
  cacheDir?: string;
  /** Leaves out rules that only report warnings, to save time. The result is then not cached. */
  onlyErrors?: boolean;
  /** Stops the check, which then rejects with the signal's reason. Other work runs between the files. */
  signal?: AbortSignal;
}

/** The content type whose files are read one by one and not kept in memory. */
const streamedKind = 'pages';

/** Reads and checks a content folder. Never throws because of the content. */
export async function checkContent(options: CheckOptions): Promise<CheckedContent> {
  const { configDir, now, cacheDir, onlyErrors = false, signal } = options;
  const issues: Issue[] = [];
  const { schemas, stamp, validator } = await validatorOf(options.schemasDir, cacheDir);
  const files = contentFiles(configDir, validator.kinds);
  const content = new Content(configDir, schemas, files, now);
  const report = (issue: Issue) => void issues.push(issue);
  const isStreamed = (file: ContentFile) => file.kind.name === streamedKind;
  for (const file of files.filter((file) => !isStreamed(file))) {
    await pauseFor(signal);
    const { document } = await readChecked(file, content, validator, report);
    if (document) content.addDocument(document);
  }
  const started = startRules(content, report, onlyErrors);
  const cache = cacheDir
    ? new CheckCache(cacheFilePath(cacheDir, configDir), cacheKey(content, stamp), {
        kinds: hashesOfKinds(content),
        onlyErrors,
      })
    : undefined;
  for (const kind of validator.kinds) {
    for (const document of content.documents(kind.name)) {
      const { file } = document;
      const hash = content.hashes.get(file.path) ?? '';
      const known = cache?.findFile(file, hash);
      if (known) {
        restoreFile(content, file, known);
        continue;
      }
      await pauseFor(signal);
      const before = issues.length;
      using recorded = collectUses(content.graph);
      const dependencies = [...started.onDocument(document)];
      const notes = content.notes.about(file);
      if (issues.length === before) cache?.keepFile(file, { hash, uses: recorded.uses, notes, dependencies });
    }
  }
  await checkPages(files.filter(isStreamed), {
    content,
    issues,
    ...(cache && { cache }),
    now: now.getTime(),
    check: async (file) => {
      await pauseFor(signal);
      const { document, pictures } = await readChecked(file, content, validator, report);
      return { pictures, dependencies: document ? [...started.onDocument(document)] : [] };
    },
  });
  cache?.save();
  started.onEnd();
  return { content, validator, issues: await consolidated(issues, content) };
}

/** Lets other work run, which may stop the check. */
async function pauseFor(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return;
  await setImmediate();
  signal.throwIfAborted();
}

/** Consolidates issues. The code for it is only loaded if there are any. */
async function consolidated(issues: Issue[], content: Content): Promise<Issue[]> {
  if (issues.length === 0) return issues;
  const { consolidateIssues } = await import('./consolidate/consolidate-issues.ts');
  return consolidateIssues(issues, content);
}

let latest: { files: string; stamp: string; schemas: SchemaFile[]; validator: Validator } | undefined;

/**
 * The validator for a schema folder. Cached while the schemas are unchanged, because compiling it takes longer than
 * checking.
 */
export async function validatorOf(
  schemasDir: string,
  cacheDir: string | undefined,
): Promise<NonNullable<typeof latest>> {
  const files = schemaStamp(schemasDir);
  if (latest?.files === files) return latest;
  const schemas = readSchemas(schemasDir);
  const stamp = JSON.stringify(schemas);
  if (latest?.stamp === stamp) {
    latest = { ...latest, files };
    return latest;
  }
  const validator = new Validator(schemas, await validatorFactory(schemas, stamp, cacheDir));
  latest = { files, stamp, schemas, validator };
  return latest;
}

/** The result of reading and validating a file. */
interface ReadFile {
  document?: ContentDocument;
  pictures: PictureUse[];
}

/** The files whose properties others refer to by their names. */
const NAMES_FOR_TEXTS = new Set(['site', 'facts', 'messages']);

async function readChecked(
  file: ContentFile,
  content: Content,
  validator: Validator,
  report: (issue: Issue) => void,
): Promise<ReadFile> {
  const read = await readDocument(file.path);
  for (const issue of read.issues) report(issue);
  if (!read.content) {
    content.unreadable.add(file.path);
    return { pictures: [] };
  }
  const { data, hash } = read.content;
  content.hashes.set(file.path, hash);
  const { errors, references, resolutions } = validator.validate(file.kind, data);
  const foreign = errors.length > 0 ? wrongFolder(file, data, validator.kinds) : undefined;
  if (foreign) {
    report(foreign);
    content.unreadable.add(file.path);
    return { pictures: [] };
  }
  if (errors.length > 0) {
    const { plainIssues } = await import('../schema/schema-messages.ts');
    const { withoutEmpty } = await import('../schema/properties/null-messages.ts');
    const isEmpty = errors.some((error) => error.data === null || error.data === '');
    const needed = isEmpty ? validator.validate(file.kind, withoutEmpty(data)).errors : [];
    for (const issue of plainIssues(file.path, errors, data, needed, file.kind)) report(issue);
    for (const { keyword, data: name, params } of errors) {
      if (keyword === 'pattern' && typeof name === 'string') content.invalidNames.add(name);
      // All texts that use it correctly.
      const unknown = NAMES_FOR_TEXTS.has(file.kind.name) ? property(params, 'additionalProperty') : '';
      if (typeof unknown === 'string' && unknown !== '') content.invalidNames.add(unknown);
    }
  }
  const pictures = picturesIn(resolutions);
  content.addReferences(file, references, pictures);
  return { document: { file, data, references }, pictures };
}
