// The tabs of a page, in one row on every screen: the chosen one is always in sight.

import { Tabs, useTabsContext } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-list.module.css';

interface TabListProps {
  readonly children: ReactNode;
  /** What it is for, where no heading says so. */
  readonly label?: string;
}

/**
 * Stands in `Tabs` instead of its `Tabs.List`. Arrow keys lead from tab to tab, and what has the focus scrolls into sight by itself.
 * @example <Tabs value={tab} onChange={setTab}><TabList><Tabs.Tab value="one">One</Tabs.Tab></TabList></Tabs>
 */
export function TabList({ children, label }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { value } = useTabsContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves when another tab is chosen
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !chosen) return;
    const [row, tab] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    // The row alone is scrolled: the page stays where it is.
    if (tab.left < row.left || tab.right > row.right) list.current.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
  }, [value]);
  return (
    <Tabs.List ref={list} mb="md" className={classes['list'] ?? ''} aria-label={label}>
      {children}
    </Tabs.List>
  );
}
