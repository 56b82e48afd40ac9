// Columns that stay as wide as they first were, for tables whose rows come and go while they are scrolled.

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures the headings once the first rows are there, and holds the columns to it: nothing moves sideways later, and rows need not be
 * measured again with every few that come.
 * @param key changes with the columns
 */
export function useSteadyWidths(table: RefObject<HTMLTableElement | null>, { on, key }: { on: boolean; key: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have to be measured anew
  useLayoutEffect(() => {
    const element = table.current;
    if (!on || element === null) return;
    const headings = [...element.querySelectorAll<HTMLElement>('thead th')];
    const widths = headings.map(({ offsetWidth }) => offsetWidth);
    headings.forEach((heading, index) => {
      heading.style.width = `${widths[index]}px`;
    });
    element.dataset['steady'] = 'true';
    element.style.tableLayout = 'fixed';
    element.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    return () => {
      for (const heading of headings) heading.style.width = '';
      delete element.dataset['steady'];
      element.style.tableLayout = '';
      element.style.minWidth = '';
    };
  }, [table, on, key]);
}
