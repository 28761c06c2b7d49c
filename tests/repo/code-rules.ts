import { codeOnly, isCode, isTest, matchesByLine, type SourceFile, withoutComments } from './source-files.ts';

const LONGEST_FILE = 300;

/** Files and lines that are too long. */
export function lengthOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file.path) && !file.path.startsWith('src/generated/'))
    .map((file) => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${LONGEST_FILE}`);
}

const MOST_SIBLINGS = 25;

/** Folders with one entry per block or schema, which may have any number. */
const LIBRARIES = /^src\/(blocks|generated\/schemas\/.*)$/;

/** Folders of src/ and scripts/ with too many entries. */
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

/** Ways to silence the compiler in code: any, casts, non-null assertions. */
const QUIETING = [
  /(?<![\w.$])any(?=\s*[[\]>,;)=|&])/g,
  /(?<=[\w)\]}'"`]\s+)as\s+(?!const\b)[\w{[(]+/g,
  /(?<=[\w)\]])!(?=[.;,)\]]|\[)/g,
];

/** Compiler comments and types that disable type checking. */
export function typeOffences(files: SourceFile[]): string[] {
  return files.filter(isCode).flatMap((file) => {
    const code = codeOnly(file.text)
      .replace(/\b(import|export)\s+(type\s+)?(\*\s+as\s+\w+|\{[^}]*\})/g, (list) => list.replace(/[^\n]/g, ''))
      .replace(/\bimport\s+\w+,\s*\{[^}]*\}/g, (list) => list.replace(/[^\n]/g, ''));
    const comments = matchesByLine(file, file.text, /(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)/g);
    return [...comments, ...QUIETING.flatMap((pattern) => matchesByLine(file, code, pattern))];
  });
}

/** Mails are exempt: mail programs do not support style sheets, and the site's policy does not apply to them. */
const MAILS = 'src/emails/';

/** Inline styles in the markup of pages, which the site's security policy blocks. */
export function styleOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.endsWith('.tsx') && !file.path.startsWith(MAILS))
    .flatMap((file) => matchesByLine(file, withoutComments(file.text), /\sstyle=["{]/g));
}

/**
 * Smooth scrolling in scripts, which ignores the visitor's settings: it belongs in style sheets, which can query them
 * (`scroll-behavior`).
 */
export function motionOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file))
    .flatMap((file) => matchesByLine(file, withoutComments(file.text), /behavior:\s*['"]smooth['"]/g));
}

/**
 * Selectors in the site's style sheets that match any element after a sibling or at a position, such as `* + *` and
 * `> :nth-child(2)`. Chromium then computes the styles of everything in a parent whose children change, which is the
 * whole page after each navigation (decision 3). Name the element, or use `:not(:first-child)`.
 */
export function anySiblingOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.css') && !path.startsWith('src/studio/'))
    .flatMap((file) =>
      matchesByLine(
        file,
        withoutComments(file.text),
        /[+~] (?:\*|:(?!is\())[^,{]*(?=[,{])|(?<=^|[\s>(])(?!:is\()(?::[\w-]+(?:\([^()]*\))?)*:nth-[\w-]+\(/g,
      ),
    );
}

/** Modifiers in patterns, such as (?i:one|two), which Node 24 matches wrongly in long runs (content/read/any-case.ts). */
export function modifierOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file))
    .flatMap((file) => matchesByLine(file, withoutComments(file.text), /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/g));
}

const COPY_PATTERNS = [
  // Words right before a closing tag; even a single word counts as text.
  /(?<=>)\s*[A-Za-z][A-Za-z\s,.'’!?…-]*(?=<\/)/g,
  // Two words or more before a child element or an expression.
  /(?<=[^=]>)\s*[A-Z][A-Za-z’']+ [A-Za-z\s,.'’!?…-]*(?=\{|<[^/])/g,
  /\b(?:aria-label|aria-description|alt|title|placeholder|label)=["'][^"']*[A-Za-z][^"']*["']/g,
];

/** English texts in components: everything that visitors read belongs in site-config/. */
export function copyOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^src\/(blocks|layout|render|browser|ui|forms)\/.*\.tsx$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const code = withoutComments(file.text);
      return COPY_PATTERNS.flatMap((pattern) => matchesByLine(file, code, pattern));
    });
}

/** Tests that are skipped, or that prevent others from running. */
export function skippedTestOffences(files: SourceFile[]): string[] {
  const pattern = /\b(?:test|it|describe|suite)(?:\.\w+)*?\.(?:skip|only|todo|fixme|fails|fail|skipIf|runIf)\b/g;
  return files
    .filter((file) => isTest(file) && /\.tsx?$/.test(file.path))
    .flatMap((file) => matchesByLine(file, codeOnly(file.text), pattern));
}

/**
 * Waits that time out after a second, which is too short on a busy machine. The timeout of `expect.poll` is set in
 * vite.config.ts.
 */
export function hastyWaitOffences(files: SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !file.path.startsWith('tests/e2e/'))
    .flatMap((file) => matchesByLine(file, codeOnly(file.text), /\bvi\.waitFor|\bvi\.waitUntil/g));
}

/** Handwritten files that name many block types: such a list would have to be edited for every new block. */
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
