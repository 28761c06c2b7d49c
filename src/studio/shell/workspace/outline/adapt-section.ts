import type { StudioClient } from '../../client/studio-client.ts';
import { adaptExample, kindsIn } from '../../schema/adapt-example.ts';

/** Adapts an example of a section to the site: replaces references to entities that the site does not have. */
export async function adaptSection(
  studio: Pick<StudioClient, 'schemas' | 'knownNames'>,
  block: Record<string, unknown>,
): Promise<unknown> {
  const shape = studio.schemas.block(String(block.type));
  if (!shape) return block;
  const names = await studio.knownNames(kindsIn(studio.schemas, shape, block));
  return adaptExample(studio.schemas, shape, block, (kind) => names.get(kind));
}
