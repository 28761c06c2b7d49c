import { property } from '../../../../content/read/json.ts';
import type { FromFrame } from '../../../contract/frame-messages.ts';

const types: Record<FromFrame['type'], true> = {
  shown: true,
  select: true,
  write: true,
  unwritten: true,
  navigate: true,
  'focus-taken': true,
  key: true,
};

/** Whether what has come from the page is a message of the studio; extensions of the browser send others. */
export function isFromFrame(data: unknown): data is FromFrame {
  const type = property(data, 'type');
  return typeof type === 'string' && Object.hasOwn(types, type);
}
