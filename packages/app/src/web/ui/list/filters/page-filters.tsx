// Search and filters where rows aren't shown as a list.

import { type ReactNode, useRef } from 'react';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import { FilterChips, FilterMenu, useOpenFilter } from '#web/ui/list/filters/filter-bar.tsx';
import { SearchBox } from '#web/ui/list/filters/search-box.tsx';
import classes from '#web/ui/list/list.module.css';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';

interface PageFiltersProps {
  readonly list: ListDeclaration;
  readonly filters: readonly ListFilter[];
  readonly handle: ListStateHandle;
  readonly searchLabel: string;
  /** Buttons for all that is shown. */
  readonly actions?: ReactNode;
}

export function PageFilters({ list, filters, handle, searchLabel, actions }: PageFiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useOpenFilter();
  return (
    <>
      <div className={`${classes['toolbar']} no-print`}>
        <SearchBox handle={handle} label={searchLabel} input={input} hint={false} />
        <FilterMenu filters={filters} onOpen={setOpen} />
        {actions && <div className={classes['tools']}>{actions}</div>}
      </div>
      <FilterChips list={list} filters={filters} handle={handle} open={open} onOpen={setOpen} />
    </>
  );
}
