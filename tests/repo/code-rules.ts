import { codeOnly, isCode, isTest, matchesByLine, type SourceFile, withoutComments } from './source-files.ts';

const LONGEST_FILE = 300;

/** Code that is too long to be read at once. */
export function lengthOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file.path) && !file.path.startsWith('src/generated/'))
    .map((file) => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${LONGEST_FILE}`);
}

const MOST_SIBLINGS = 25;

/** Folders that grow with what the engine can show: each entry is one block, or what is written for each block or schema. */
const LIBRARIES = /^src\/(blocks|generated\/schemas\/.*)$/;

/** Folders of src/ and scripts/ with more entries than can be taken in at once. */
export function crowdedFolders(files: SourceFile[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files.filter((file) => /^(src|scripts)\//.test(file.path))) {
    const steps = path.split('/');
    for (const [depth, entry] of steps.entries()) {
      const folder = steps.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST_SIBLINGS && !LIBRARIES.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries, more than ${MOST_SIBLINGS}`);
}

/** Ways to quiet the compiler in code: any, casts, assertions that something is not null. */
const QUIETING = [
  /(?<![\w.$])any(?=\s*[[\]>,;)=|&])/g,
  /(?<=[\w)\]}'"`]\s+)as\s+(?!const\b)[\w{[(]+/g,
  /(?<=[\w)\]])!(?=[.;,)\]]|\[)/g,
];

/** Compiler comments and types that switch the type check off. */
export function typeOffences(files: SourceFile[]): string[] {
  return files.filter(isCode).flatMap((file) => {
    const code = codeOnly(file.text)
      .replace(/\b(import|export)\s+(type\s+)?(\*\s+as\s+\w+|\{[^}]*\})/g, (list) => list.replace(/[^\n]/g, ''))
      .replace(/\bimport\s+\w+,\s*\{[^}]*\}/g, (list) => list.replace(/[^\n]/g, ''));
    const comments = matchesByLine(file, file.text, /(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)/g);
    return [...comments, ...QUIETING.flatMap((pattern) => matchesByLine(file, code, pattern))];
  });
}

/** Mails are no pages: mail programs know no style sheets, and the policy of the site is not theirs. */
const MAILS = 'src/emails/';

/** Styles in the markup of pages: the security policy of the site refuses them. */
export function styleOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.endsWith('.tsx') && !file.path.startsWith(MAILS))
    .flatMap((file) => matchesByLine(file, withoutComments(file.text), /\sstyle=["{]/g));
}

/** Scrolling that glides whatever the visitor has set: style sheets say it, where they can ask (`scroll-behavior`). */
export function motionOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file))
    .flatMap((file) => matchesByLine(file, withoutComments(file.text), /behavior:\s*['"]smooth['"]/g));
}

const COPY_PATTERNS = [
  // Words right before a closing tag: even one is copy.
  /(?<=>)\s*[A-Za-z][A-Za-z\s,.'’!?…-]*(?=<\/)/g,
  // Two words or more before a child or an expression.
  /(?<=[^=]>)\s*[A-Z][A-Za-z’']+ [A-Za-z\s,.'’!?…-]*(?=\{|<[^/])/g,
  /\b(?:aria-label|aria-description|alt|title|placeholder|label)=["'][^"']*[A-Za-z][^"']*["']/g,
];

/** English in components: everything that visitors read stands in site-config/. */
export function copyOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^src\/(blocks|layout|render|browser|ui|forms)\/.*\.tsx$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const code = withoutComments(file.text);
      return COPY_PATTERNS.flatMap((pattern) => matchesByLine(file, code, pattern));
    });
}

/** Tests that would not run, or would keep others from running. */
export function skippedTestOffences(files: SourceFile[]): string[] {
  const pattern = /\b(?:test|it|describe|suite)(?:\.\w+)*?\.(?:skip|only|todo|fixme|fails|fail|skipIf|runIf)\b/g;
  return files
    .filter((file) => isTest(file) && /\.tsx?$/.test(file.path))
    .flatMap((file) => matchesByLine(file, codeOnly(file.text), pattern));
}

/** Waits that end after a second however busy the machine is: `expect.poll` has its time-out from vite.config.ts. */
export function hastyWaitOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !file.path.startsWith('tests/e2e/'))
    .flatMap((file) => matchesByLine(file, codeOnly(file.text), /\bvi\.waitFor|\bvi\.waitUntil/g));
}

/** Files written by hand that name many block types: such a list would have to be edited for every new block. */
export function blockListOffences(files: SourceFile[], types: string[]): string[] {
  const mostNames = 3;
  return files
    .filter((file) => /^(src|scripts)\//.test(file.path) && isCode(file) && !isTest(file))
    .map((file) => {
      const code = withoutComments(file.text);
      return {
        path: file.path,
        named: types.filter((type) => code.includes(`'${type}'`) || code.includes(`"${type}"`)),
      };
    })
    .filter(({ named }) => named.length > mostNames)
    .map(({ path, named }) => `${path}: lists the block types ${named.join(', ')}`);
}
