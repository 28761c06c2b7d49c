import { cutsFor } from '../faces/face-cuts.ts';
import { type InstalledFace, installedFaces, weightsIn } from '../faces/installed-faces.ts';
import { makeFace } from '../faces/make-face.ts';
import type { Content } from '../read/content.ts';
import { brandFolder } from '../read/files.ts';
import { property, textProperty } from '../read/json.ts';
import type { Issue } from '../report/issues.ts';

/** The faces of the theme that cannot be made although they are there. They are made for the build at the same time. */
export async function unmadeFaces(content: Content, cacheDir: string): Promise<Issue[]> {
  const faces = installedFaces(brandFolder(content.places.configDir));
  const theme = content.documents('theme')[0];
  const found = await Promise.all(
    ['display', 'text'].map(async (role) => {
      const fonts = property(property(theme?.data, 'fonts'), role);
      const face = faces.get(textProperty(fonts, 'family') ?? '');
      const weights = weightsIn(textProperty(fonts, 'weights') ?? '');
      const isMade = !face || !weights || (await isMakeable(face, weights, cacheDir, role));
      return isMade ? [] : [damaged(face, `/fonts/${role}/family`, theme?.file.path ?? '')];
    }),
  );
  return found.flat();
}

async function isMakeable(
  face: InstalledFace,
  weights: [number, number],
  cacheDir: string,
  role: string,
): Promise<boolean> {
  try {
    for (const cut of cutsFor(face, weights)) await makeFace({ cut, format: 'woff2' }, cacheDir, role);
    return true;
  } catch {
    // Reported with the place of the font; the program's own message would not help an author.
    return false;
  }
}

function damaged({ family }: InstalledFace, pointer: string, path: string): Issue {
  return {
    code: 'unknown-face',
    path,
    pointer,
    message: `The font "${family}" cannot be made: its file is damaged.`,
    suggestion: 'Have a developer install it anew, or choose another one.',
  };
}
