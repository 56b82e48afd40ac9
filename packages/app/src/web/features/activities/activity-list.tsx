// The list of activities in the hub.

import type { ReactNode } from 'react';
import { listActivities } from '#contract/activities/activities.endpoints.ts';
import { ACTIVITY_GENDERS, type ActivityRow, activitiesList } from '#contract/activities/activities.shapes.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useActivityChoices } from './use-activity-choices.ts';

function useColumns(): readonly ListColumn<ActivityRow>[] {
  const heading = useTranslations('hubActivities.field');
  const words = useTranslations('hubActivities');
  const types = useTranslations('tags.activityType');
  const genders = useTranslations('search.activity');
  const yesNo = useTranslations('lists');
  const { categories } = useActivityChoices(null);
  return [
    { name: 'name', heading: heading('name'), cell: ({ name }) => name, primary: true },
    { name: 'type', heading: heading('type'), cell: ({ type }) => types(type) },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'location', heading: heading('location'), cell: ({ location }) => location, hidden: true },
    {
      name: 'category',
      heading: heading('category'),
      cell: ({ categoryId }) => categories.find(({ value }) => value === String(categoryId))?.label,
      hidden: true,
    },
    { name: 'gender', heading: heading('gender'), cell: ({ gender }) => genders(gender) },
    {
      name: 'ages',
      heading: heading('ages'),
      cell: ({ minAge, maxAge }) => words('ages', { from: String(minAge), to: String(maxAge) }),
    },
    { name: 'weeks', heading: heading('weeks'), cell: ({ weeks }) => weeks, align: 'end' },
    { name: 'nextWeek', heading: heading('nextWeek'), cell: ({ nextWeek }) => nextWeek && <DateText day={nextWeek} /> },
    { name: 'placesLeft', heading: heading('placesLeft'), cell: ({ placesLeft }) => placesLeft, align: 'end' },
    { name: 'active', heading: heading('active'), cell: ({ active }) => yesNo(active ? 'yes' : 'no') },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('hubActivities.field');
  const types = useTranslations('tags.activityType');
  const genders = useTranslations('search.activity');
  const { capabilities } = useSignedInUser();
  const { counties, categories } = useActivityChoices(null);
  return [
    { name: 'type', label: label('type'), choices: ACTIVITY_TYPES.map((value) => ({ value, label: types(value) })) },
    { name: 'countyId', label: label('county'), choices: counties },
    { name: 'categoryId', label: label('category'), choices: categories },
    { name: 'gender', label: label('gender'), choices: ACTIVITY_GENDERS.map((value) => ({ value, label: genders(value) })) },
    // Users who can't edit activities get only the active ones.
    ...(capabilities.includes('activities.write') ? [{ name: 'active', label: label('active') }] : []),
  ];
}

interface ActivityListProps {
  readonly views: ListViews;
  readonly create: ReactNode;
  /** The URL of the page with the drawer of an activity open. */
  readonly linkTo: (id: number) => string;
}

export function ActivityList({ views, create, linkTo }: ActivityListProps) {
  const words = useTranslations('hubActivities');
  const titles = useTranslations('titles');
  return (
    <EndpointList
      list={activitiesList}
      endpoint={listActivities}
      title={titles('page.hubActivities')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('empty'), text: words('emptyText'), action: create }}
    />
  );
}
