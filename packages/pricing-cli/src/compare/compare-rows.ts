// A back-test as rows: one for each stay, or one for each group.

import { subtract } from '../audit/exact.ts';
import { fieldName } from '../failure.ts';
import { issueText } from '../io/issue-text.ts';
import type { Column, Row } from '../print/row-writer.ts';
import type { Comparison } from './compare-stay.ts';
import type { CompareSummary, Grouping, PlaceOf } from './compare-summary.ts';
import type { CompareSums, OldAndNew } from './compare-sums.ts';

const AMOUNTS: readonly Column[] = ['customer', 'provider', 'platform'].flatMap((who) =>
  ['Old', 'New', 'Change'].map((when) => ({ name: `${who}${when}`, kind: 'amount' as const })),
);

export const STAY_COLUMNS: readonly Column[] = [
  { name: 'index', kind: 'number' },
  { name: 'line', kind: 'number' },
  { name: 'id', kind: 'text' },
  { name: 'status', kind: 'text' },
  { name: 'hostFamilyId', kind: 'text' },
  { name: 'county', kind: 'text' },
  { name: 'nights', kind: 'number' },
  { name: 'currency', kind: 'text' },
  ...AMOUNTS,
  { name: 'code', kind: 'text' },
  { name: 'path', kind: 'text' },
  { name: 'message', kind: 'text' },
];

export const GROUP_COLUMNS: readonly Column[] = [
  { name: 'by', kind: 'text' },
  { name: 'key', kind: 'text' },
  { name: 'name', kind: 'text' },
  { name: 'bookings', kind: 'number' },
  { name: 'cheaper', kind: 'number' },
  { name: 'same', kind: 'number' },
  { name: 'dearer', kind: 'number' },
  { name: 'currency', kind: 'text' },
  ...AMOUNTS,
];

/** The row of one stay; `unpriced old` where the old book has no price for it. */
export async function stayRow(comparison: Comparison, placeOf: PlaceOf): Promise<Row> {
  const { id } = comparison;
  if (comparison.status !== 'compared') {
    const { reason } = comparison;
    const status = comparison.status === 'unpriced' ? `unpriced ${comparison.book}` : 'error';
    return { id, status, code: reason.code, path: fieldName(reason.path), message: await issueText(reason) };
  }
  const { old: before, new: after } = comparison;
  return {
    id,
    status: 'compared',
    hostFamilyId: before.request.hostFamilyId,
    county: placeOf(before).county.name,
    nights: before.noOfDaysOfTrip - 1,
    currency: before.currency,
    ...changeOf('customer', { old: before.total, new: after.total }),
    ...changeOf('provider', { old: before.amountSupplyVAT, new: after.amountSupplyVAT }),
    ...changeOf('platform', { old: before.amountFamworld, new: after.amountFamworld }),
  };
}

/** All stays first, then each group of the groupings asked for. */
export function groupRows({ all, groups, currency }: CompareSummary, groupings: readonly Grouping[]): Row[] {
  if (all === null) return [];
  return [
    { by: 'all', key: '', name: 'all stays', currency, ...sumsCells(all) },
    ...groupings.flatMap((by) => groups[by].map(({ key, name, sums }) => ({ by, key, name, currency, ...sumsCells(sums) }))),
  ];
}

function sumsCells({ bookings, cheaper, same, dearer, customer, provider, platform }: CompareSums): Row {
  return {
    bookings,
    cheaper,
    same,
    dearer,
    ...changeOf('customer', customer),
    ...changeOf('provider', provider),
    ...changeOf('platform', platform),
  };
}

function changeOf(who: string, { old: before, new: after }: OldAndNew): Row {
  return { [`${who}Old`]: before, [`${who}New`]: after, [`${who}Change`]: subtract(after, before) };
}
