// What is sent of a sheet, and where the server's faults belong.

import { expect, test } from 'vitest';
import type { CellKey } from '#web/ui/grid/grid-state.model.ts';
import { listChanges, splitChanges, toRefusedCells, toSavedCells } from './sheet-request.model.ts';

const saved = new Map<CellKey, string>([
  ['10:1', '45'],
  ['11:1', '50'],
]);
const typed = new Map<CellKey, string>([
  ['10:1', '46'],
  ['11:1', ''],
  ['12:3', '9.5'],
]);
const changes = listChanges({ typed, saved });

test('each cell goes with what it had', () => {
  expect(changes).toEqual([
    { priceableId: 10, pricingTemplateId: 1, amount: '46', before: '45' },
    { priceableId: 11, pricingTemplateId: 1, amount: null, before: '50' },
    { priceableId: 12, pricingTemplateId: 3, amount: '9.5', before: null },
  ]);
  expect(toSavedCells(changes)).toEqual(typed);
});

test('faults come back to their cells', () => {
  const errors = { 'changes.1.amount': ['It is 51 now.', 'And more.'], 'changes.9.amount': ['Nobody’s.'], level: ['Wrong.'] };
  expect([...toRefusedCells(errors, changes)]).toEqual([['11:1', 'It is 51 now.']]);
});

test('very many go in portions, and none is lost', () => {
  const many = Array.from({ length: 4500 }, (_, index) => ({ priceableId: index, pricingTemplateId: 1, amount: '1', before: null }));
  expect(splitChanges(many).map(({ length }) => length)).toEqual([2000, 2000, 500]);
  expect(splitChanges(many).flat()).toEqual(many);
  expect(splitChanges([])).toEqual([]);
});
