import fc from 'fast-check';
import { test } from 'vitest';
import { editCase } from '../../testing/edits.ts';
import { expectExactEdit } from '../../testing/expect-edit.ts';

test('100,000 random edits: the value is what was asked for, and no other line changes', () => {
  fc.assert(fc.property(editCase, expectExactEdit), { numRuns: 100_000 });
});
