import { describeEntity, type Entity } from '../entities/entity.ts';
import { pathUses, usesOutsideRoutes } from '../entities/uses.ts';
import { dataIn, type Site } from '../site/site.ts';
import { describeFile, describePlace } from '../words/describe-place.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import { addressesOfFile } from './addresses.ts';

/** Where an entity is used. */
export interface DescribedUses {
  /** The number of places, as a sentence. */
  sentence: string;
  places: { file: string; pointer: string; where: string }[];
}

/** The references and links to an entity. */
export function describeUses(site: Site, entity: Entity): DescribedUses {
  const addresses = addressesOfFile(site, entity);
  const places = [...usesOutsideRoutes(site, entity), ...addresses.flatMap((path) => pathUses(site, path, true))];
  const described = places.map(({ file, pointer }) => ({
    file,
    pointer,
    where: describePlace(site.content.kinds, file, dataIn(site, file), pointer),
  }));
  const unique = [...new Map(described.map((place) => [`${place.file}: ${place.where}`, place])).values()];
  const where = addresses.length > 0 ? [phrase('shownAt', { addresses: addresses.join(', ') })] : [];
  const itself = entity.pointer === '' ? describeFile(site.content.kinds, entity.file) : describeEntity(entity);
  return { sentence: [countOf(itself, unique.length), ...where].join(' '), places: unique };
}

function countOf(what: string, count: number): string {
  if (count === 0) return phrase('nothingUses', { what });
  return phrase(count === 1 ? 'usedOnce' : 'usedOften', { what: sentenceCase(what), count });
}
