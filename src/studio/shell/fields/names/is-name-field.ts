import type { KindInfo } from '../../../contract/files.ts';
import type { Shape } from '../../schema/schema-set.ts';

/** Whether a text names the section it is in, so that links can lead there, rather than naming something elsewhere. */
export function isNameField({ schema }: Shape, { namedByField }: KindInfo): boolean {
  const reference = schema['x-ref'];
  return typeof reference === 'string' && namedByField.includes(reference);
}
