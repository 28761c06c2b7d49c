import { join } from 'node:path';
import { entriesOf } from '../../../read/files.ts';
import { masterExtensions } from '../../../read/pictures.ts';
import { type ValueIssue, wholeFilePlace } from '../../../report/issues.ts';
import type { Content, Rule } from '../../rule.ts';

/** Checks that images/ contains only pictures, with portable names. */
export const rule: Rule = {
  codes: { 'not-for-images': 'warning', 'picture-file-name': 'warning' },
  *onEnd(content) {
    const folder = join(content.configDir, 'images');
    for (const entry of entriesOf(folder) ?? []) {
      const issue = issueOf(entry, content);
      if (issue) yield { ...wholeFilePlace(join(folder, entry)), ...issue };
    }
  },
};

/** Advice for files with other extensions. */
const ADVICE: readonly [RegExp, string][] = [
  [/\.svg$/i, 'Drawings belong in brand/. To show it on a page, save it as WebP, JPEG or PNG.'],
  [/\.(?:heic|heif)$/i, 'Save it as JPEG: phones call this "Most compatible".'],
  [/\.(?:gif|bmp|tiff?|jfif|jpe|jp2|psd|ai|eps|raw|cr2|nef)$/i, 'Save it as WebP, JPEG or PNG.'],
  [/\.(?:pdf|docx?|xlsx?|pptx?|zip|mp4|mov|webm)$/i, 'Files to download belong in public/.'],
];

function issueOf(entry: string, content: Content): ValueIssue | undefined {
  if (entry.startsWith('.') || /^(?:Thumbs\.db|desktop\.ini)$/i.test(entry) || entry.endsWith('.md')) return undefined;
  if (!entry.includes('.'))
    return {
      code: 'not-for-images',
      message: `The site does not look in the folder ${entry} in images/.`,
      suggestion: 'Move its pictures into images/ itself, each with its own name.',
    };
  const ending = masterExtensions.find((one) => entry.toLowerCase().endsWith(one));
  if (ending === undefined) {
    const advice = ADVICE.find(([pattern]) => pattern.test(entry))?.[1];
    return {
      code: 'not-for-images',
      message: `No page can show ${entry}: picture files end with ${masterExtensions.join(', ')}.`,
      suggestion: advice ?? 'Move it to the folder it belongs to, or delete it.',
    };
  }
  const good = goodPictureName(entry, ending);
  if (entry === good) return undefined;
  const name = entry.slice(0, -ending.length);
  const hasEntry = content.graph.usesOf('image', name).length > 0;
  return {
    code: 'picture-file-name',
    message: `${entry} has ${/\s/.test(entry) ? 'a space' : 'capitals or signs'} in its name, which does not work on every server.`,
    suggestion: `Call it ${good}${hasEntry && name !== good.slice(0, -ending.length) ? ', and write that name where it is shown' : ''}.`,
  };
}

function goodPictureName(entry: string, ending: string): string {
  const name = entry.slice(0, -ending.length).replace(/\.(?:webp|jpe?g|png|avif)$/i, '');
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'picture'}${ending}`;
}
