// Search and filters of trips where they aren't shown as a list.

import type { ReactNode } from 'react';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { PageFilters } from '#web/ui/list/filters/page-filters.tsx';
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
  const filters = useTripFilters().filter(({ name }) => !without.includes(name));
  return <PageFilters list={tripsList} filters={filters} handle={handle} searchLabel={words('search')} actions={actions} />;
}
