import { closeSync, openSync, readSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entriesOf, publicFolder } from '../../../read/files.ts';
import { filesBelow } from '../../../read/files-below.ts';
import { RESERVED, sitePaths } from '../../../references/routes.ts';
import { type ValueIssue, wholeFilePlace } from '../../../report/issues.ts';
import type { Rule } from '../../rule.ts';

/** Checks that files to download are what they say, can be linked to, and take no address of the site. */
export const rule: Rule = {
  codes: {
    'public-in-the-way': 'error',
    'public-file-name': 'warning',
    'public-file-damaged': 'warning',
    'not-for-public': 'error',
  },
  *onEnd(content) {
    const folder = publicFolder(content.configDir);
    if (entriesOf(folder) === undefined) return;
    const files = filesBelow(folder);
    const paths = new Set(
      sitePaths(content.data('routes'), (name) => [...content.publicIds(name)]).map(({ path }) => path),
    );
    for (const name of files) {
      const words = inTheWay(name, paths) ?? secret(name) ?? badName(name) ?? damaged(join(folder, name));
      if (words) yield { ...wholeFilePlace(join(folder, name)), ...words };
    }
  },
};

/** Files that the build writes itself, at the top. */
const WRITTEN = /^(?:robots\.txt|sitemap[\w-]*\.xml|favicon\.svg|manifest\.webmanifest|index\.html|404\.html)$/;

function inTheWay(name: string, paths: ReadonlySet<string>): ValueIssue | undefined {
  const page = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  const isOfPage = name.endsWith('.html') && paths.has(page);
  const isOfDocument = /^documents\//.test(name);
  if (!WRITTEN.test(name) && !isOfPage && !isOfDocument && !RESERVED.test(`/${name}`)) return undefined;
  return {
    code: 'public-in-the-way',
    message: `The site writes a file of its own at /${name}, so only one of the two is there.`,
    suggestion: 'Give this file another name, or delete it.',
  };
}

/** Files that nobody should be able to download. */
function secret(name: string): ValueIssue | undefined {
  if (!/\.(?:env|key|pem|pfx|sql|sqlite|log|bak|exe|bat|sh|php)$/i.test(name)) return undefined;
  return {
    code: 'not-for-public',
    message: `Everybody can download what is in public/, and ${posix.basename(name)} is not a file for visitors.`,
    suggestion: 'Move it out of public/.',
  };
}

function badName(name: string): ValueIssue | undefined {
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9./_-]+/g, '-')
    .replace(/-+(?=\.)|(?<=\/)-+/g, '');
  if (right === name) return undefined;
  return {
    code: 'public-file-name',
    message: `The name ${posix.basename(name)} has capitals, spaces or signs, which break in links and on other servers.`,
    suggestion: `Call it ${posix.basename(right)}, and link to "/${right}".`,
  };
}

/** How files of a type begin. */
const BEGINNINGS: Readonly<Record<string, string>> = { '.pdf': '%PDF', '.zip': 'PK', '.docx': 'PK', '.xlsx': 'PK' };

function damaged(path: string): ValueIssue | undefined {
  const beginning = BEGINNINGS[posix.extname(path).toLowerCase()];
  if (beginning === undefined || firstLetters(path, beginning.length) === beginning) return undefined;
  return {
    code: 'public-file-damaged',
    message: `${posix.basename(path)} is not a file of the type ${posix.extname(path).slice(1).toUpperCase()}: it is damaged, or was saved under the wrong name.`,
    suggestion: 'Save it again from the original.',
  };
}

function firstLetters(path: string, count: number): string {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(count);
  readSync(file, bytes, 0, count, 0);
  closeSync(file);
  return bytes.toString('latin1');
}
