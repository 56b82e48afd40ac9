// The list of areas on the map.

import type { ReactNode } from 'react';
import { exportGeofences, listGeofences } from '#contract/geofences/geofences.endpoints.ts';
import { geofencesList, type ListedGeofence } from '#contract/geofences/geofences.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAreaChoices, useAreaText } from './use-area-choices.ts';

type Column = ListColumn<ListedGeofence, ColumnOf<typeof geofencesList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.geofences.columns');
  const kinds = useTranslations('names.geofenceKind');
  const { toPurposes, toNumberText } = useAreaText();
  return [
    { name: 'name', heading: heading('name'), cell: ({ name }) => name, primary: true },
    { name: 'purposes', heading: heading('purposes'), cell: ({ purposes }) => toPurposes(purposes) },
    { name: 'coordinator', heading: heading('coordinator'), cell: ({ coordinator }) => coordinator?.name ?? '' },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'kind', heading: heading('kind'), cell: ({ kind }) => kinds(kind) },
    { name: 'areaKm2', heading: heading('areaKm2'), cell: ({ areaKm2 }) => toNumberText(areaKm2) },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.geofences.columns');
  const { kinds, purposes, counties, coordinators } = useAreaChoices();
  return [
    { name: 'purpose', label: label('purpose'), choices: purposes },
    { name: 'coordinatorId', label: label('coordinatorId'), choices: coordinators },
    { name: 'countyId', label: label('countyId'), choices: counties },
    { name: 'kind', label: label('kind'), choices: kinds },
  ];
}

interface GeofenceListProps {
  readonly views: ListViews;
  /** What adds an area; nothing for those who may not. */
  readonly add: ReactNode;
  /** The URL of the page with an area open. */
  readonly linkTo: (id: number) => string;
}

export function GeofenceList({ views, add, linkTo }: GeofenceListProps) {
  const words = useTranslations('geofences');
  const titles = useTranslations('titles.page');
  return (
    <EndpointList
      list={geofencesList}
      endpoint={listGeofences}
      exporting={exportGeofences}
      title={titles('hubGeofences')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: add }}
    />
  );
}
