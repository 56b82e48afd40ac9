// The columns and rows of the price sheet, as its grid has them.

import { useMemo } from 'react';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import type { CellFacts } from '#web/ui/grid/cell-kinds.model.ts';
import type { GridColumn } from '#web/ui/grid/grid-layout.model.ts';
import type { LineKey } from '#web/ui/grid/grid-state.model.ts';

export const AMOUNT: CellFacts = { kind: 'decimal' };

/** The widths in pixels, in a wide and in a narrow window. */
const WIDTHS = { wide: { head: 220, cell: 132 }, narrow: { head: 128, cell: 104 } } as const;

export function usePriceColumns(
  templates: readonly PricingTemplate[],
  narrow: boolean,
): { columns: readonly GridColumn[]; headWidth: number } {
  const { head, cell } = narrow ? WIDTHS.narrow : WIDTHS.wide;
  const columns = useMemo(
    () => templates.map(({ id, name }): GridColumn => ({ key: id, heading: name, width: cell, facts: AMOUNT, align: 'end' })),
    [templates, cell],
  );
  return { columns, headWidth: head };
}

/** Returns a function that names a row. */
export function useRowNames(things: readonly { readonly id: number; readonly name: string }[]): (row: LineKey) => string {
  return useMemo(() => {
    const names = new Map<LineKey, string>(things.map(({ id, name }) => [id, name]));
    return (row) => names.get(row) ?? '';
  }, [things]);
}
