// Converts a sheet to requests, and the server's errors to cells.

import { SHEET_LIMIT, type SheetChange } from '#contract/pricing/price-sheet.shapes.ts';
import { type CellKey, type Grid, toCellKey } from '#web/ui/grid/grid-state.model.ts';

type Changed = Pick<Grid, 'typed' | 'saved'>;

/** Returns every cell that differs from the server, with its previous value. */
export function listChanges({ typed, saved }: Changed): readonly SheetChange[] {
  return [...typed].map(([key, value]) => {
    const [priceableId = 0, pricingTemplateId = 0] = key.split(':').map(Number);
    return { priceableId, pricingTemplateId, amount: value === '' ? null : value, before: saved.get(key) ?? null };
  });
}

/** Splits the changes into batches of the maximum request size. */
export function splitChanges(changes: readonly SheetChange[]): readonly (readonly SheetChange[])[] {
  return Array.from({ length: Math.ceil(changes.length / SHEET_LIMIT) }, (_, index) =>
    changes.slice(index * SHEET_LIMIT, (index + 1) * SHEET_LIMIT),
  );
}

const keyOfChange = ({ priceableId, pricingTemplateId }: SheetChange): CellKey => toCellKey(priceableId, pricingTemplateId);

/** Returns the content of the cells after saving. */
export function toSavedCells(changes: readonly SheetChange[]): ReadonlyMap<CellKey, string> {
  return new Map(changes.map((change) => [keyOfChange(change), change.amount ?? '']));
}

/** Returns the server's messages by cell; the server identifies a change by its index in the request: `changes.3.amount`. */
export function toRefusedCells(
  errors: Readonly<Record<string, readonly string[]>>,
  changes: readonly SheetChange[],
): ReadonlyMap<CellKey, string> {
  const cells = new Map<CellKey, string>();
  for (const [field, [sentence = '']] of Object.entries(errors)) {
    const change = changes[Number(/^changes\.(\d+)/.exec(field)?.[1] ?? -1)];
    if (change !== undefined) cells.set(keyOfChange(change), sentence);
  }
  return cells;
}
