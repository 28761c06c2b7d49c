import type { Studio } from '../../client/studio.ts';
import { fitExample, kindsIn } from '../../schema/fit-example.ts';

/** An example of a section as this site can have it. */
export async function fittingSection(
  studio: Pick<Studio, 'schemas' | 'knownNames'>,
  block: Record<string, unknown>,
): Promise<unknown> {
  const shape = studio.schemas.block(String(block.type));
  if (!shape) return block;
  const names = await studio.knownNames(kindsIn(studio.schemas, shape, block));
  return fitExample(studio.schemas, shape, block, (kind) => names.get(kind));
}
