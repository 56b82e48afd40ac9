// With which family a bulk change reserves a stay, by what the families have answered.

import { expect, test } from 'vitest';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { findFamilyToReserve } from './bulk.rules.ts';

const offer = (hostFamilyId: number, state: OfferState) => ({ hostFamilyId, state });

test.each([
  ['the chosen one that was not asked yet', 1, [], 1],
  ['the chosen one, whatever others say', 1, [offer(1, 'awaiting_review'), offer(2, 'considering')], 1],
  ['the only one that was asked', null, [offer(1, 'awaiting_review'), offer(2, 'potential')], 1],
  ['the only one that considers it, of several that were asked', null, [offer(1, 'awaiting_review'), offer(2, 'considering')], 2],
  ['the only one left, after the chosen one declined', 1, [offer(1, 'declined'), offer(2, 'awaiting_review')], 2],
  ['none, if several consider it', null, [offer(1, 'considering'), offer(2, 'considering')], undefined],
  ['none, if several were asked and none has answered', null, [offer(1, 'awaiting_review'), offer(2, 'awaiting_review')], undefined],
  ['none, if all are out', 1, [offer(1, 'declined'), offer(2, 'withdrawn')], undefined],
  ['none, if nobody was asked', null, [], undefined],
] as const)('reserves with %s', (_, chosen, offers, family) => {
  expect(findFamilyToReserve(chosen, offers)).toBe(family);
});
