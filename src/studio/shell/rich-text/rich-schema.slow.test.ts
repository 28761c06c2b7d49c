import fc from 'fast-check';
import { test } from 'vitest';
import { expectStable, richEdits } from '../../testing/rich-edits.ts';

test('100,000 random edits of rich texts: each reads back as it was written', () => {
  fc.assert(fc.property(richEdits, expectStable), { numRuns: 10_000 });
}, 600_000);
