import type { Studio } from '../../client/studio.ts';
import { fitExample, kindsIn } from '../../schema/fit-example.ts';

/** Adapts an example of a section to the site: replaces references to entities that the site does not have. */
export async function fittingSection(
  studio: Pick<Studio, 'schemas' | 'knownNames'>,
  block: Record<string, unknown>,
): Promise<unknown> {
  const shape = studio.schemas.block(String(block.type));
  if (!shape) return block;
  const names = await studio.knownNames(kindsIn(studio.schemas, shape, block));
  return fitExample(studio.schemas, shape, block, (kind) => names.get(kind));
}
