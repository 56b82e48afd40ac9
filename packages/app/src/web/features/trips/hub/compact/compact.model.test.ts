// The compact sheet: what its address says, and the order of its groups and rows.

import { expect, test } from 'vitest';
import type { SheetRow } from '#contract/trips/sheet.shapes.ts';
import { groupRows, readCompactState, writeCompactState } from './compact.model.ts';

const row = (fields: Partial<SheetRow>) =>
  ({ fromDate: '2026-07-05', arrivalDay: null, arrivalTime: null, county: null, coordinator: null, ...fields }) as SheetRow;

test.each([
  ['', { from: '2026-06-15', to: '2026-06-21', by: 'county' }],
  ['from=2026-07-05', { from: '2026-07-05', to: '2026-07-05', by: 'county' }],
  ['from=2026-07-05&to=2026-07-08&by=coordinator', { from: '2026-07-05', to: '2026-07-08', by: 'coordinator' }],
  ['from=soon&by=shoe-size', { from: '2026-06-15', to: '2026-06-21', by: 'county' }],
])('the address %o shows %o', (query, state) => {
  const read = readCompactState(query, '2026-06-15');
  expect(read).toEqual(state);
  expect(readCompactState(writeCompactState(read), '2020-01-01')).toEqual(read);
});

test('groups are in the order of the language, those without a name last; rows by arrival, unknown times last', () => {
  const rows = [
    row({ student: 'Zoe', county: 'Ötztal' }),
    row({ student: 'Léo', county: 'Cork', arrivalTime: '18:00' }),
    row({ student: 'Ann', county: 'Cork' }),
    row({ student: 'Ben', county: 'Cork', arrivalTime: '09:05' }),
    row({ student: 'Early', county: 'Cork', arrivalDay: '2026-07-04', arrivalTime: '23:00' }),
    row({ student: 'Nobody’s' }),
    row({ student: 'Tim', county: 'Zug' }),
  ];
  expect(groupRows(rows, { by: 'county', tag: 'de-DE' }).map(({ name, rows: own }) => [name, own.map(({ student }) => student)])).toEqual([
    ['Cork', ['Early', 'Ben', 'Léo', 'Ann']],
    ['Ötztal', ['Zoe']],
    ['Zug', ['Tim']],
    [null, ['Nobody’s']],
  ]);
});
