// Search and filters of trips where they aren't shown as a list.

import { type ReactNode, useRef } from 'react';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { FilterChips, FilterMenu, useOpenFilter } from '#web/ui/list/filters/filter-bar.tsx';
import { SearchBox } from '#web/ui/list/filters/search-box.tsx';
import classes from '#web/ui/list/list.module.css';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useTripFilters } from './use-trip-filters.ts';

interface TripFilterBarProps {
  readonly handle: ListStateHandle;
  /** Filters that the page decides about itself. */
  readonly without: readonly string[];
  /** Buttons for all that is shown. */
  readonly actions?: ReactNode;
}

export function TripFilterBar({ handle, without, actions }: TripFilterBarProps) {
  const words = useTranslations('hubTrips');
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useOpenFilter();
  const filters = useTripFilters().filter(({ name }) => !without.includes(name));
  return (
    <>
      <div className={`${classes['toolbar']} no-print`}>
        <SearchBox handle={handle} label={words('search')} input={input} hint={false} />
        <FilterMenu filters={filters} onOpen={setOpen} />
        {actions && <div className={classes['tools']}>{actions}</div>}
      </div>
      <FilterChips list={tripsList} filters={filters} handle={handle} open={open} onOpen={setOpen} />
    </>
  );
}
