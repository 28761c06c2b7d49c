import { basename, dirname, extname, join } from 'node:path';
import { entriesOf } from '../../../read/files.ts';
import { asObject, isObject, pointerStep, property, textProperty } from '../../../read/json.ts';
import { type MasterSize, masterExtensions, masterFiles, masterSize } from '../../../read/pictures.ts';
import type { Use } from '../../../references/uses.ts';
import { eachIssue, type Issue, type Issues, type ValueIssue, wholeFilePlace } from '../../../report/issues.ts';
import { renameEverywhere } from '../../references/rename-advice.ts';
import { asErrors, asWarnings, type Content, type Rule } from '../../rule.ts';

/** The maximum size of a master in bytes. Larger ones slow down every build and are usually unedited camera files. */
const heaviest = 1_500_000;
/** The most pixels that a master may have. */
const largest = 40_000_000;
/** The minimum width of a master in pixels. */
const narrowest = 800;

/** Allowed proportions by place: minimum and maximum width divided by height. */
const places: Record<string, { least: number; greatest: number; words: string }> = {
  landscape: { least: 1.2, greatest: 2.4, words: 'wider than it is high, such as 1920 by 1200 pixels' },
  portrait: { least: 0.6, greatest: 1.05, words: 'square or higher than it is wide, such as 800 by 1000 pixels' },
};

/**
 * Checks that every picture in images.json exists, is readable, has a description, and suits the places where it is
 * used.
 */
export const rule: Rule = {
  codes: {
    ...asErrors('picture-twice missing-picture not-a-picture missing-alt picture-too-heavy picture-too-small'),
    ...asWarnings('picture-of-another-kind picture-too-large wrong-aspect'),
  },
  *onEnd(content) {
    yield doubled(content);
    const sizes = new Map<string, MasterSize | undefined>();
    // Entries that are no objects are reported by the schema.
    for (const { file, data } of content.documents('images'))
      for (const [name, entry] of Object.entries(asObject(data))) {
        const master = content.masters.get(name);
        if (name === '$schema' || !isObject(entry)) continue;
        sizes.set(name, master === undefined ? undefined : masterSize(master));
        yield entryIssues(name, entry, sizes.get(name), file.path, content);
      }
    for (const place of Object.keys(places))
      for (const [name, uses] of content.graph.usesByName(`picture-${place}`)) {
        const size = sizes.get(name);
        yield size && uses.map((use) => aspectIssue(place, size, use));
      }
  },
};

/** Reports several files with one name, since it would be random which one is shown. */
function doubled(content: Content): Issues<Issue> {
  const byName = Map.groupBy(masterFiles(join(content.configDir, 'images')), ({ name }) => name);
  return [...byName].map(([name, masters]) => {
    const [first, ...others] = masters.map(({ file }) => file);
    if (first === undefined || others.length === 0) return undefined;
    const files = [first, ...others].map((file) => basename(file)).join(' and ');
    return {
      code: 'picture-twice',
      ...wholeFilePlace(first),
      message: `There are several pictures called "${name}": ${files}.`,
      suggestion: 'Delete all but one of them, or rename the others.',
    };
  });
}

/** Checks one entry of images.json with its file. */
function entryIssues(
  name: string,
  entry: unknown,
  size: MasterSize | undefined,
  path: string,
  content: Content,
): Issues<Issue> {
  const at = { path, pointer: pointerStep(name), at: 'key' } as const;
  const master = content.masters.get(name);
  if (master === undefined) {
    if (name !== name.toLowerCase() || name.includes('/')) content.invalidNames.add(name);
    return {
      ...at,
      code: 'missing-picture',
      message: `There is no picture "${name}" in images/.${usedIn(name, content)}`,
      ...(renamedFile(name, content) ?? {
        suggestion: `Put the file ${name}.webp (or .jpg, .png) into images/, or remove this entry.`,
      }),
    };
  }
  const withoutAlt = textProperty(entry, 'alt')?.trim() === '' && property(entry, 'decoration') !== true;
  return [
    withoutAlt
      ? {
          path,
          pointer: `${pointerStep(name)}/alt`,
          code: 'missing-alt',
          message: `"${name}" has no description for people who cannot see it.`,
          suggestion: 'Describe the picture in a few words, or add "decoration": true if it is purely decorative.',
        }
      : undefined,
    size === undefined
      ? {
          ...at,
          code: 'not-a-picture',
          message: `The file of "${name}" in images/ is not a picture that can be read.`,
          suggestion: 'Save it again as WebP, JPEG or PNG.',
        }
      : [...eachIssue([formatFaults(name, master, size), sizeIssues(name, size)])].map((issue) => ({
          ...at,
          ...issue,
        })),
  ];
}

/** Reports files whose extension does not match their format. */
function formatFaults(name: string, master: string, { type }: MasterSize): Issues<ValueIssue> {
  const ending = extname(master).toLowerCase().slice(1).replace('jpeg', 'jpg');
  if (type === ending || (ending === 'avif' && type === 'heif')) return undefined;
  return {
    code: 'picture-of-another-kind',
    message: `${basename(master)} is a ${type.toUpperCase()} file with the wrong ending; some programs and servers refuse it.`,
    suggestion: `Save it again as ${ending.toUpperCase()}, or rename it to "${name}.${type}".`,
  };
}

/** Limits on bytes, pixels and width. */
function sizeIssues(name: string, { bytes, width, height }: MasterSize): ValueIssue[] {
  const faults: ValueIssue[] = [];
  if (bytes > heaviest)
    faults.push({
      code: 'picture-too-heavy',
      message: `The file of "${name}" has ${(bytes / 1e6).toFixed(1)} MB; keep pictures under 1.5 MB.`,
      suggestion: 'Save it 1920 pixels wide as WebP or JPEG.',
    });
  if (width * height > largest)
    faults.push({
      code: 'picture-too-large',
      message: `"${name}" has ${width} by ${height} pixels, so processing it for pages takes very long.`,
      suggestion: 'Save it 1920 pixels wide as WebP or JPEG.',
    });
  if (width < narrowest)
    faults.push({
      code: 'picture-too-small',
      message: `"${name}" is ${width} pixels wide; below ${narrowest} it would look blurred.`,
      suggestion: 'Use a larger original.',
    });
  return faults;
}

/** Advice to use a file, or to rename it. */
type FileAdvice = Pick<Issue, 'suggestion' | 'suggestedFile'>;

/** An undescribed file with nearly the name of the missing picture. */
function renamedFile(name: string, content: Content): FileAdvice | undefined {
  const listed = content.data('images');
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const bareName = name.replace(/\.\w+$/, '');
  const suggestedFile = content.masters.get(bareName);
  if (masterExtensions.includes(extname(name).toLowerCase()) && suggestedFile !== undefined) {
    content.invalidNames.add(name);
    return { suggestion: `Write "${bareName}", without the file ending.`, suggestedFile };
  }
  const own = content.masters.get(basename(bareName));
  if (name.includes('/') && own !== undefined)
    return { suggestion: `Write "${basename(bareName)}", without the folder.`, suggestedFile: own };
  const folder = join(content.configDir, 'images');
  const files = entriesOf(folder) ?? [];
  const inside = files
    .filter((entry) => extname(entry) === '')
    .flatMap((entry) => (entriesOf(join(folder, entry)) ?? []).map((file) => `${entry}/${file}`))
    .find((file) => basename(file, extname(file)) === name);
  if (inside !== undefined)
    return { suggestion: `Move ${inside} into images/ itself.`, suggestedFile: join(folder, dirname(inside)) };
  const isListed = (file: string) => isObject(listed) && Object.hasOwn(listed, file.replace(/\.\w+$/, ''));
  const file = files
    .filter((entry) => !(isListed(entry) && masterExtensions.includes(extname(entry).toLowerCase())))
    .find((entry) => bare(entry).startsWith(bare(name)));
  if (file === undefined) return onlyNewFile(name, content);
  const found = file.replace(/\.\w+$/, '');
  if (found !== name && bare(found) === bare(name) && found === found.toLowerCase() && !found.includes(' '))
    return { suggestion: `Rename this entry to "${found}", like its file.`, suggestedFile: join(folder, file) };
  const isMaster = masterExtensions.includes(extname(file).toLowerCase());
  const suggestion = isMaster
    ? `Call ${file} "${name}${extname(file).toLowerCase()}", or put that file into images/.`
    : `Save ${file} as ${name}.webp, ${name}.jpg or ${name}.png.`;
  return { suggestion, suggestedFile: join(folder, file) };
}

/**
 * If exactly one picture is missing and exactly one file has no description, that file: the picture was probably
 * renamed.
 */
function onlyNewFile(name: string, content: Content): FileAdvice | undefined {
  const listed = content.data('images');
  const names = isObject(listed) ? Object.keys(listed).filter((one) => one !== '$schema') : [];
  const missing = names.filter((one) => !content.masters.has(one));
  const [free, another] = [...content.masters].filter(([one]) => !names.includes(one));
  if (missing.length > 1 || free === undefined || another !== undefined) return undefined;
  const [written, suggestedFile] = free;
  if (content.graph.usesOf('image', written).length > 0 && content.graph.usesOf('image', name).length === 0) {
    content.invalidNames.add(written);
    const suggestion = `Write "${written}" again: its file and pages still call it so. ${renameEverywhere(`picture/${written}`, name)}`;
    return { suggestion, suggestedFile };
  }
  const suggestion = `Was ${basename(suggestedFile)} called so before? Call it "${name}${extname(suggestedFile)}" again, or write "${written}" here and wherever the picture is used.`;
  return { suggestion, suggestedFile };
}

function aspectIssue(place: string, { width, height }: MasterSize, { value, from, pointer }: Use): Issues<Issue> {
  const wanted = places[place];
  const aspect = width / height;
  if (!wanted || (aspect >= wanted.least && aspect <= wanted.greatest)) return undefined;
  return {
    path: from.path,
    pointer,
    code: 'wrong-aspect',
    message: `"${value}" has ${width} by ${height} pixels and would be cropped badly here.`,
    suggestion: `Use a picture that is ${wanted.words}.`,
  };
}

function usedIn(name: string, content: Content): string {
  const uses = [...content.graph.usesOf('image', name)].map(
    ({ from }) => `${from.kind.isFolder ? `${from.kind.name}/` : ''}${from.id}.json`,
  );
  const places = [...new Set(uses)];
  return places.length === 0
    ? ''
    : ` It is used by ${places.slice(0, 3).join(', ')}${places.length > 3 ? ' and others' : ''}.`;
}
