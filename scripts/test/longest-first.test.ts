import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.ts';
import { LONGEST } from './longest-first.ts';

test('every listed file exists', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
