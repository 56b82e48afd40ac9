// Fixed column widths, for tables whose rows are virtualized.

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures the headings after the first rows and fixes the column widths: columns don't shift later, and new rows need no layout of the
 * whole table.
 * @param key changes with the columns
 */
export function useSteadyWidths(table: RefObject<HTMLTableElement | null>, { on, key }: { on: boolean; key: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns must be measured again
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
