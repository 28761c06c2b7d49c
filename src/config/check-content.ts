import { startChecks } from './checks.ts';
import { Content, type Places } from './content.ts';
import { type ContentFile, contentFiles } from './files.ts';
import type { Issue } from './issues.ts';
import { readDocument } from './read-document.ts';
import { readSchemas, type SchemaFile } from './schemas.ts';
import { Validator } from './validator.ts';

/** What is checked, and with what. */
export interface CheckOptions {
  places: Places;
  schemasDir: string;
  now: Date;
}

/** A content folder that was read, and everything that is wrong with it. */
export interface CheckedContent {
  content: Content;
  validator: Validator;
  issues: Issue[];
}

/** The kind whose files are read one by one and not kept. */
const streamedKind = 'pages';

/** Reads and checks a content folder. Never throws for anything that the content holds. */
export async function checkContent(options: CheckOptions): Promise<CheckedContent> {
  const issues: Issue[] = [];
  const { schemas, validator } = validatorOf(options.schemasDir);
  const files = contentFiles(options.places.configDir, validator.kinds);
  const content = new Content(options.places, schemas, files, options.now.getFullYear());
  const report = (issue: Issue) => void issues.push(issue);
  const isStreamed = (file: ContentFile) => file.kind.name === streamedKind;
  for (const file of files.filter((file) => !isStreamed(file))) {
    const document = await readChecked(file, content, validator, report);
    if (document) content.keep(document);
  }
  const checks = startChecks(content, report);
  for (const kind of validator.kinds) for (const document of content.documents(kind.name)) checks.document(document);
  for (const file of files.filter(isStreamed)) {
    const document = await readChecked(file, content, validator, report);
    if (document) checks.document(document);
  }
  checks.end();
  return { content, validator, issues: withoutGuesses(issues, content) };
}

/** Mistakes that hide what a file uses. */
const hidesUses = new Set([
  'missing-property',
  'wrong-type',
  'contradiction',
  'missing-folder',
  'bad-quotation',
  'frame-not-allowed',
]);

/** What nothing uses can only be said when every name leads somewhere and every file is read as it is meant. */
function withoutGuesses(issues: Issue[], content: Content): Issue[] {
  const isHidden = issues.some(({ code }) => code.startsWith('unknown-') || hidesUses.has(code));
  if (!isHidden && content.unreadable.size === 0) return issues;
  return issues.filter(({ code }) => !code.startsWith('unused-'));
}

let latest: { stamp: string; schemas: SchemaFile[]; validator: Validator } | undefined;

/** The validator of a folder of schemas; kept as long as they stay the same, since making it takes longer than checking. */
function validatorOf(schemasDir: string): { schemas: SchemaFile[]; validator: Validator } {
  const schemas = readSchemas(schemasDir);
  const stamp = JSON.stringify(schemas);
  if (latest?.stamp !== stamp) latest = { stamp, schemas, validator: new Validator(schemas) };
  return latest;
}

async function readChecked(file: ContentFile, content: Content, validator: Validator, report: (issue: Issue) => void) {
  const read = await readDocument(file.path);
  for (const issue of read.issues) report(issue);
  if (!read.content) {
    content.unreadable.add(file.path);
    return undefined;
  }
  const { data, hash } = read.content;
  content.hashes.set(file.path, hash);
  const { errors, references, resolutions } = validator.validate(file.kind, data);
  if (errors.length > 0) {
    const { plainIssues } = await import('./plain-words.ts');
    for (const issue of plainIssues(file.path, errors)) report(issue);
    for (const { keyword, data: name } of errors)
      if (keyword === 'pattern' && typeof name === 'string') content.misnamed.add(name);
  }
  content.link(file, references, resolutions);
  return { file, data, references };
}
