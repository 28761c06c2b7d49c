import path from 'node:path';
import { installedFonts } from '../../../fonts/installed-fonts.ts';
import { brandFolder, entriesOf } from '../../../read/files.ts';
import { property, textProperty } from '../../../read/json.ts';
import { asWarnings, type FileIssue, type Rule, withPath } from '../../rule.ts';

/** Checks that the licence of each of the company's own fonts is next to its files. */
export const rule: Rule = {
  codes: asWarnings('font-without-licence'),
  // At the end, because the files of fonts change without any content file.
  *onEnd(content) {
    const [theme] = content.documents('theme');
    if (theme === undefined) return;
    const ownFonts = path.join(brandFolder(content.configDir), 'fonts');
    for (const role of ['display', 'text']) {
      const family = textProperty(property(property(theme.data, 'fonts'), role), 'family');
      const folder = family === undefined ? undefined : folderOf(family, ownFonts);
      if (family !== undefined && folder !== undefined && !hasLicence(path.join(ownFonts, folder)))
        yield* withPath(theme.file, withoutLicence(family, folder, `/fonts/${role}/family`));
    }
  },
};

/** The folder with the files of a font, below that of the company's own; undefined for installed ones. */
function folderOf(family: string, ownFonts: string): string | undefined {
  const [font] = installedFonts(path.dirname(ownFonts)).get(family)?.files ?? [];
  const file = font && path.relative(ownFonts, font.file);
  if (file === undefined || file.startsWith('..') || path.isAbsolute(file)) return undefined;
  return file.split(path.sep).slice(0, -1)[0] ?? '';
}

/** What the files of licences are called. */
const LICENCE = /licen[cs]e|ofl|copying/i;

const hasLicence = (folder: string) => (entriesOf(folder) ?? []).some((name) => LICENCE.test(name));

const withoutLicence = (family: string, folder: string, pointer: string): FileIssue => ({
  code: 'font-without-licence',
  pointer,
  message: `The licence of ${family} is not beside its files, so nobody can tell whether the site may use it.`,
  suggestion: `Put the licence that came with the font into brand/fonts/${folder === '' ? '' : `${folder}/`}, as LICENSE.txt.`,
});
