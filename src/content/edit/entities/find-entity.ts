import { publicPaths } from '../../references/publishing/public-paths.ts';
import { didYouMean } from '../../references/suggestions.ts';
import type { Site } from '../site/site.ts';
import { phrase } from '../words/phrase.ts';
import { type Entity, entitiesIn, namedKinds, qualifiedName } from './entity.ts';
import { OperationRefusedError } from './operation-refused-error.ts';

/**
 * Finds an entity by what a person writes: `contact` if only one entity has that name, `page/contact`,
 * `pages/contact.json`, `field/contact/phone`, `/about`, `/careers#form`, `modal:mission`, `facts.homes`,
 * `facts.json#/homes`.
 * @throws OperationRefusedError if there is none, or more than one
 */
export function findEntity(site: Site, written: string): Entity {
  const entities = entitiesIn(site);
  const found = entities.filter((entity) => isCalled(entity, written, site));
  if (found.length === 1 && found[0]) return found[0];
  if (found.length > 1)
    throw new OperationRefusedError(
      `There are ${found.length} matches for "${written}". Choose one:`,
      found.map((entity) => qualifiedName(entity)),
    );
  const names = entities.flatMap((entity) => [entity.name, qualifiedName(entity)]);
  throw new OperationRefusedError(
    `${phrase('nothingCalled', { name: written })} ${didYouMean(written, names, 'Look for its name in the content.').suggestion}`,
  );
}

/** Finds a kind by its name in schemas, or by its noun. @throws OperationRefusedError */
export function findKind(site: Site, written: string): string {
  const kinds = namedKinds(site);
  const found = [...kinds].find(([kind, { noun }]) => isKind(written, kind, noun));
  if (kinds.has(written)) return written;
  if (found) return found[0];
  const nouns = [...new Set([...kinds.values()].map(({ noun }) => noun))];
  throw new OperationRefusedError(
    `There is no content type "${written}". ${didYouMean(written, nouns, `There are: ${nouns.join(', ')}.`).suggestion}`,
  );
}

function isKind(written: string, kind: string, noun: string): boolean {
  const word = written.toLowerCase();
  return word === kind || word === noun || `${word}s` === kind;
}

function isCalled(entity: Entity, written: string, site: Site): boolean {
  const { kind, reference, name, scope, source, file, pointer } = entity;
  if (written === name || written === qualifiedName(entity)) return true;
  if (pointer === '' && written.replace(/^.*site-config\//, '') === file) return true;
  if (written === `${file}#${pointer}`) return true;
  const prefix = reference.written?.prefix;
  if (prefix && source.type !== 'section' && written === prefix + name) return true;
  if (source.type === 'section') return isPlace(written, entity, site);
  const [word = '', ...rest] = written.split('/');
  return (
    isKind(word, kind, reference.noun) && rest.join('/') === [...(scope === undefined ? [] : [scope]), name].join('/')
  );
}

/** Whether this is an anchor written with the path of its page: /careers#form. */
function isPlace(written: string, { name, scope }: Entity, { content }: Site): boolean {
  const [path, anchor] = written.split('#');
  if (anchor !== name) return false;
  return publicPaths(content).some((one) => one.path === path && one.pageId === scope);
}
