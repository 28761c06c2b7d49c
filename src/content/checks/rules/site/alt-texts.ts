import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { asObject, isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { changeTo, dubiousValue, likelyValue, removeValue, unsafe } from '../../../report/fixes.ts';
import { inOtherWords } from '../../facts/fact-findings.ts';
import { asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks alternative texts and focal points of pictures. */
export const rule: Rule = {
  codes: asWarnings('poor-alt shared-alt focus-as-fraction decoration-with-alt fact-in-words'),
  files: 'images',
  onDocument: ({ file, data }, content) => {
    const seen = new Map<string, string>();
    return Object.entries(asObject(data)).map(([name, entry]) => [
      altFaults(name, entry, seen, file.path) ?? typedFact(name, entry, content),
      focusFaults(name, entry),
      describedDecoration(name, entry),
    ]);
  },
  // Wherever a picture is used, its text from images.json may be overridden.
  onText: (text, pointerOf, { file }) => {
    if (file.kind.name === 'images') return undefined;
    const isName = text.length <= 60 && (NAME_OF_FILE.test(text) || NO_WORDS.test(text));
    if (!isName && text.length <= MAX_LENGTH && !BEGINNING.test(text)) return undefined;
    const pointer = pointerOf();
    if (!pointer.endsWith('/alt')) return undefined;
    const issue = isName ? undefined : wordy(text, pointer);
    if (issue) return issue;
    if (pointer === '/logo/alt')
      return {
        code: 'poor-alt',
        message: `"${text}" does not say whose logo this is; it stands for the name of the company.`,
        ...suggestWriting('{{site.name}}'),
      };
    return {
      code: 'poor-alt',
      message: `"${text}" does not say what the picture shows.`,
      suggestion: 'Remove "alt" to use the description from images.json, or say what the picture shows here.',
      fix: unsafe(removeValue(pointer)),
    };
  },
};

/** File names given by cameras and programs, and meaningless words. */
const NO_WORDS =
  /\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)$|^(?:img|dsc|dscn|pxl|dji|image|picture|photo|pic|screenshot|screen shot|untitled|logo|icon|banner|hero|whatsapp image)[\s_\-\d():.]*$|^\w*\d{4,}\w*$|^(?:whatsapp image|screen ?shot|img|dscn?|pxl)[ _-]\d{2,}|[\w-]+\.(?:webp|jpe?g|png|avif|heic)(?= )/i;
/** A word with hyphens, digits or a file extension. */
const NAME_OF_FILE = /^[\w-]+(?:[-_]\w+|\.\w{3,4}|\d)$/;
const BEGINNING =
  /^(?:(?:an?|the|this) )?(?:image|picture|photo|photograph|graphic|screenshot) (?:of|shows|showing|that shows)\s+/i;
const MAX_LENGTH = 250;

function altFaults(name: string, entry: unknown, seen: Map<string, string>, path: string): Issues<FileIssue> {
  const alt = textProperty(entry, 'alt')?.trim() ?? '';
  if (alt === '') return undefined;
  const pointer = `${pointerStep(name)}/alt`;
  const twin = seen.get(alt.toLowerCase());
  if (twin === undefined) seen.set(alt.toLowerCase(), name);
  const poor = { code: 'poor-alt', pointer };
  const describe = 'Describe in a few words what the picture shows, for somebody who cannot see it.';
  if (NO_WORDS.test(alt) || alt.toLowerCase().replace(/[^a-z0-9]+/g, '-') === name)
    return {
      ...poor,
      message: `"${alt}" is a file name and does not say what "${name}" shows.`,
      suggestion: describe,
    };
  if (!/\s/.test(alt) && alt.length < 12)
    return { ...poor, message: `"${alt}" alone does not say what "${name}" shows.`, suggestion: describe };
  const wordyIssue = wordy(alt, pointer);
  if (wordyIssue) return wordyIssue;
  if (twin === undefined) return undefined;
  return {
    code: 'shared-alt',
    pointer,
    related: { path, pointer: `${pointerStep(twin)}/alt` },
    message: `"${twin}" has the same words, so who cannot see the two pictures cannot tell them apart.`,
    suggestion: describe,
  };
}

/** Reports a description with the figure of a fact, which nobody would think of when the fact changes. */
function typedFact(name: string, entry: unknown, content: Content): Issues<FileIssue> {
  const alt = textProperty(entry, 'alt') ?? '';
  const facts = content.data('facts');
  if (!/\d[+%–]|[A-Z]{3} \d/.test(alt) || !isObject(facts)) return undefined;
  return Object.keys(facts).flatMap((fact) => {
    const value = textProperty(facts[fact], 'value') ?? '';
    if (
      !/[+%–]|^[A-Z]{3} /.test(value) ||
      !alt
        .split(/[\s,;:()]+/)
        .join(' ')
        .includes(value)
    )
      return [];
    return [{ pointer: `${pointerStep(name)}/alt`, at: { text: value }, ...inOtherWords(value, fact, value) }];
  })[0];
}

/** Reports a description that is too wordy. */
function wordy(alt: string, pointer: string): FileIssue | undefined {
  const poor = { code: 'poor-alt', pointer };
  const bare = alt.replace(BEGINNING, '');
  if (bare !== alt) {
    const put = sentenceCase(bare);
    return {
      ...poor,
      message: 'Screen readers already announce that this is a picture.',
      suggestion: `Write ${JSON.stringify(put)}.`,
      fix: changeTo(pointer, put),
    };
  }
  if (alt.length <= MAX_LENGTH) return undefined;
  return {
    ...poor,
    message: `This description has ${alt.length} characters, which is too long to listen to.`,
    suggestion: `Say it in ${MAX_LENGTH} characters or fewer; longer texts belong next to the picture.`,
  };
}

/** Reports focal points written as fractions of one instead of percent. */
function focusFaults(name: string, entry: unknown): Issues<FileIssue> {
  const focus = listProperty(entry, 'focus');
  const isFraction = focus.length === 2 && focus.every((part) => typeof part === 'number' && part > 0 && part <= 1);
  if (!isFraction || property(entry, 'focus') === undefined) return undefined;
  const pointer = `${pointerStep(name)}/focus`;
  const percent = focus.map((part) => Math.round(Number(part) * 100));
  return {
    code: 'focus-as-fraction',
    message: `The focus [${focus.join(', ')}] lies in the very corner: it is counted in percent.`,
    ...likelyValue(pointer, percent, `Write [${percent.join(', ')}].`),
  };
}

/** Reports a picture for decoration only, which programs for blind people leave out, with a description for them. */
function describedDecoration(name: string, entry: unknown): Issues<FileIssue> {
  const alt = textProperty(entry, 'alt') ?? '';
  if (property(entry, 'decoration') !== true || alt.trim() === '') return undefined;
  const pointer = `${pointerStep(name)}/decoration`;
  return {
    code: 'decoration-with-alt',
    at: 'key',
    message: `"${name}" is marked as decoration, so nobody hears its description.`,
    ...dubiousValue(pointer, 'Remove "decoration" if the picture shows something, or write "alt": "".'),
  };
}
