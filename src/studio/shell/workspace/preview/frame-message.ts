import { property } from '../../../../content/read/json.ts';
import type { FromFrame } from '../../../contract/frame-messages.ts';

const types: Record<FromFrame['type'], true> = {
  shown: true,
  select: true,
  'text-edited': true,
  'keys-dropped': true,
  navigate: true,
  'focus-taken': true,
  key: true,
};

/** Whether message data from the page is a message of the studio. Browser extensions send other messages. */
export function isFromFrame(data: unknown): data is FromFrame {
  const type = property(data, 'type');
  return typeof type === 'string' && Object.hasOwn(types, type);
}
