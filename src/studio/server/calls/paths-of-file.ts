import { type Files, idOf, kindOfFile } from './file-titles.ts';
import { pathsByName } from './paths-by-name.ts';

/** The URL paths of a page or entry, main one first. */
export function pathsOfFile(studio: Files, file: string): string[] {
  const kind = kindOfFile(studio, file);
  const { content } = studio.live;
  return (kind && content && pathsByName(content).get(`${kind.name}/${idOf(file)}`)) ?? [];
}
