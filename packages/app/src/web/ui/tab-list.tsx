// The tabs of a page, usually in one row on every screen; the active one is always visible.

import { Tabs, useTabsContext } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-list.module.css';

interface TabListProps {
  readonly children: ReactNode;
  /** The purpose of the tabs, if no heading has it. */
  readonly label?: string;
  /** Several rows where one is too narrow, for tabs of which all should be seen at once. */
  readonly inRows?: boolean;
}

/**
 * Replaces `Tabs.List` within `Tabs`. Arrow keys move between tabs; the browser scrolls to the focused one.
 * @example <Tabs value={tab} onChange={setTab}><TabList><Tabs.Tab value="one">One</Tabs.Tab></TabList></Tabs>
 */
export function TabList({ children, label, inRows = false }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { value } = useTabsContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the row when another tab is active
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !chosen) return;
    const [row, tab] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    // Scrolls only the row, not the page.
    if (tab.left < row.left || tab.right > row.right) list.current.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
  }, [value]);
  return (
    <Tabs.List ref={list} mb="md" className={inRows ? 'no-print' : `no-print ${classes['list'] ?? ''}`} aria-label={label}>
      {children}
    </Tabs.List>
  );
}
