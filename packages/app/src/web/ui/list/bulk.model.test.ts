// What came of doing the same to many rows.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoParts, summarizeResults } from './bulk.model.ts';

test('every result is counted once, every reason named once', () => {
  const summary = summarizeResults([
    { outcome: 'done' },
    { outcome: 'unchanged' },
    { outcome: 'refused', message: 'own' },
    { outcome: 'refused', message: 'own' },
    { outcome: 'refused', message: 'last' },
  ]);
  expect(summary).toEqual({
    done: 1,
    unchanged: 1,
    refused: 3,
    reasons: [
      { message: 'own', count: 2 },
      { message: 'last', count: 1 },
    ],
  });
});

test('parts hold everybody once, and never more than a request takes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 450 }), (ids) => {
      const parts = splitIntoParts(ids);
      expect(parts.flat()).toEqual(ids);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(100);
    }),
  );
});
