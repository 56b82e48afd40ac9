// What a request for many prices comes to, decided without a database.

import { describe, expect, test } from 'vitest';
import { planSheetChanges, type SheetState } from './price-sheet.rules.ts';

const KNOWN: SheetState = {
  priceables: new Set([1, 2]),
  templates: new Set([10, 11]),
  prices: [
    { id: 5, priceableId: 1, pricingTemplateId: 10, amount: '45' },
    { id: 6, priceableId: 1, pricingTemplateId: 11, amount: '60' },
  ],
};
const NOTHING = { made: [], changed: [], removed: [] };

const change = (priceableId: number, pricingTemplateId: number, before: string | null, amount: string | null) => ({
  ...{ priceableId, pricingTemplateId, before, amount },
});

describe('a plan', () => {
  test.each([
    ['makes what is not there', [change(2, 10, null, '7')], { made: [{ priceableId: 2, pricingTemplateId: 10, amount: '7' }] }, ['made']],
    ['changes what is there', [change(1, 10, '45', '46')], { changed: [{ id: 5, amount: '46', before: '45' }] }, ['changed']],
    ['takes out', [change(1, 11, '60', null)], { removed: [{ id: 6, before: '60' }] }, ['removed']],
    ['leaves what stays the same', [change(1, 10, '45', '45')], {}, ['unchanged']],
    ['leaves what is not there and is not wanted', [change(2, 11, null, null)], {}, ['unchanged']],
    [
      'does the last of what is asked for one place',
      [change(1, 10, '45', '46'), change(1, 10, '46', null)],
      { removed: [{ id: 5, before: '45' }] },
      ['changed', 'removed'],
    ],
    ['does nothing for what is changed back', [change(1, 10, '45', '46'), change(1, 10, '46', '45')], {}, ['changed', 'changed']],
    ['does nothing for what is made and taken out', [change(2, 10, null, '7'), change(2, 10, '7', null)], {}, ['made', 'removed']],
  ])('%s', (_, changes, done, outcomes) => {
    const results = changes.map(({ before: __, ...asked }, index) => ({ ...asked, outcome: outcomes[index] }));
    expect(planSheetChanges(changes, KNOWN)).toEqual({ ...NOTHING, ...done, results });
  });
});

test('every fault is told at the place of its change, and a number that nobody knows is told alone', () => {
  const changes = [
    change(9, 10, '1', '2'),
    change(1, 12, '1', '2'),
    change(9, 12, null, '2'),
    change(1, 10, '44', '46'),
    change(2, 10, '44', '46'),
    // By the change before, which is faulty itself: what it asked for stands there.
    change(2, 10, '46', null),
    change(2, 10, '46', '47'),
  ];
  expect(planSheetChanges(changes, KNOWN)).toEqual({
    faults: [
      { field: 'changes.0.priceableId', rule: 'unknownNumber' },
      { field: 'changes.1.pricingTemplateId', rule: 'unknownNumber' },
      { field: 'changes.2.priceableId', rule: 'unknownNumber' },
      { field: 'changes.2.pricingTemplateId', rule: 'unknownNumber' },
      { field: 'changes.3.amount', rule: 'changedSince', values: { now: '45' } },
      { field: 'changes.4.amount', rule: 'changedSince', values: { now: '–' } },
      { field: 'changes.6.amount', rule: 'changedSince', values: { now: '–' } },
    ],
  });
});
