import { type Entity, wordsFor } from '../entities/entity.ts';
import { pathUses, usesOf } from '../entities/uses.ts';
import { dataIn, type Site } from '../site/site.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { fileInWords, placeInWords } from '../words/place-in-words.ts';
import { addressesOfFile } from './addresses.ts';

/** The references and links to an entity, one sentence each. */
export function usesInWords(site: Site, entity: Entity): string[] {
  const addresses = addressesOfFile(site, entity);
  const places = [...usesOf(site, entity), ...addresses.flatMap((path) => pathUses(site, path, true))];
  const lines = places.map(
    ({ file, pointer }) => `${file}: ${placeInWords(site.content.kinds, file, dataIn(site, file), pointer)}`,
  );
  const unique = [...new Set(lines)];
  const count = unique.length === 1 ? 'in 1 place' : `in ${unique.length} places`;
  const where = addresses.length > 0 ? ` It is shown at ${addresses.join(', ')}.` : '';
  const itself = entity.pointer === '' ? fileInWords(site.content.kinds, entity.file) : wordsFor(entity);
  const head = unique.length === 0 ? `Nothing uses ${itself}.` : `${sentenceCase(itself)} is used ${count}.`;
  return [head + where, ...unique];
}
