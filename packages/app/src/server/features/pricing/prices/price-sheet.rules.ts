// Plans a request to change many prices: which to insert, update and delete, or what is wrong with each.

import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { SheetChange, SheetResult } from '#contract/pricing/price-sheet.shapes.ts';

/** The state before the request. */
export interface SheetState {
  readonly priceables: ReadonlySet<number>;
  readonly templates: ReadonlySet<number>;
  readonly prices: readonly {
    readonly id: number;
    readonly priceableId: number;
    readonly pricingTemplateId: number;
    readonly amount: string;
  }[];
}

export interface SheetPlan {
  readonly made: readonly { readonly priceableId: number; readonly pricingTemplateId: number; readonly amount: string }[];
  readonly changed: readonly { readonly id: number; readonly amount: string; readonly before: string }[];
  readonly removed: readonly { readonly id: number; readonly before: string }[];
  /** In the order of the request. */
  readonly results: readonly SheetResult[];
}

type SheetCell = Pick<SheetChange, 'priceableId' | 'pricingTemplateId'>;

const toCellKey = ({ priceableId, pricingTemplateId }: SheetCell) => `${priceableId} ${pricingTemplateId}`;

/** Shown in a message in place of a missing price. */
const NO_PRICE = '–';

function toOutcome(before: string | null, after: string | null): SheetResult['outcome'] {
  if (before === after) return 'unchanged';
  if (before === null) return 'made';
  return after === null ? 'removed' : 'changed';
}

/** Returns the faults of each change, by its index in the request. */
function findSheetErrors(
  changes: readonly SheetChange[],
  { priceables, templates }: SheetState,
  kept: ReadonlyMap<string, string>,
): FieldFault[] {
  const now = new Map(kept);
  return changes.flatMap((change, index) => {
    const faults: FieldFault[] = [];
    if (!priceables.has(change.priceableId)) faults.push({ field: `changes.${index}.priceableId`, rule: 'unknownNumber' });
    if (!templates.has(change.pricingTemplateId)) faults.push({ field: `changes.${index}.pricingTemplateId`, rule: 'unknownNumber' });
    const current = now.get(toCellKey(change)) ?? null;
    if (faults.length === 0 && current !== change.before) {
      faults.push({ field: `changes.${index}.amount`, rule: 'changedSince', values: { now: current ?? NO_PRICE } });
    }
    if (change.amount === null) now.delete(toCellKey(change));
    else now.set(toCellKey(change), change.amount);
    return faults;
  });
}

/** Plans the changes, or returns all faults. Repeated changes to one cell apply in order. */
export function planSheetChanges(
  changes: readonly SheetChange[],
  known: SheetState,
): { readonly faults: readonly FieldFault[] } | SheetPlan {
  const kept = new Map(known.prices.map((price) => [toCellKey(price), price.amount]));
  const faults = findSheetErrors(changes, known, kept);
  if (faults.length > 0) return { faults };
  const ids = new Map(known.prices.map((price) => [toCellKey(price), price.id]));
  const last = new Map(changes.map((change) => [toCellKey(change), change]));
  const made: SheetPlan['made'][number][] = [];
  const changed: SheetPlan['changed'][number][] = [];
  const removed: SheetPlan['removed'][number][] = [];
  for (const [place, { priceableId, pricingTemplateId, amount }] of last) {
    const [id, before] = [ids.get(place), kept.get(place)];
    if (id === undefined || before === undefined) {
      if (amount !== null) made.push({ priceableId, pricingTemplateId, amount });
    } else if (amount === null) removed.push({ id, before });
    else if (amount !== before) changed.push({ id, amount, before });
  }
  const results = changes.map(({ priceableId, pricingTemplateId, amount, before }) => {
    return { priceableId, pricingTemplateId, amount, outcome: toOutcome(before, amount) };
  });
  return { made, changed, removed, results };
}
