// The drawer of an activity: its form and weeks for users who can edit activities, the same as text for others.

import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { readActivity } from '#contract/activities/activities.endpoints.ts';
import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './activities.module.css';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityForm } from './activity-form.tsx';
import { ActivityWeeks } from './activity-weeks.tsx';

function Facts({ activity }: { readonly activity: ActivityDetail }) {
  const words = useTranslations('hubActivities');
  const types = useTranslations('tags.activityType');
  const genders = useTranslations('search.activity');
  const { type, gender, minAge, maxAge, county, location, description } = activity;
  return (
    <ResourceDetails
      details={[
        { label: words('field.type'), value: types(type) },
        { label: words('field.gender'), value: genders(gender) },
        { label: words('field.ages'), value: words('ages', { from: String(minAge), to: String(maxAge) }) },
        { label: words('field.county'), value: county },
        { label: words('field.location'), value: location },
        { label: words('field.description'), value: description },
      ]}
    />
  );
}

function Photos({ activity: { photos, name } }: { readonly activity: ActivityDetail }) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes['photos']}>
      {photos.map(({ ref }) => (
        <li key={ref}>
          <img src={toImagePath(ref, 320)} alt={name} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

/** Null for a new activity. */
export function ActivityDrawer({
  id,
  onClose,
  onMade,
  more = () => null,
}: {
  readonly id: number | null;
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
  /** Further content below the activity. */
  readonly more?: (activity: ActivityDetail) => ReactNode;
}) {
  const words = useTranslations('hubActivities');
  const common = useTranslations('common');
  const { capabilities } = useSignedInUser();
  const mayKeep = capabilities.includes('activities.write');
  const { data, failure, reload } = useEndpoint(readActivity, { params: { id: id ?? 0 } }, { when: id !== null });
  if (id === null) {
    return (
      <SideDrawer title={words('create')} onClose={onClose}>
        <ActivityForm activity={null} onSaved={onMade} />
      </SideDrawer>
    );
  }
  return (
    <SideDrawer title={data?.name ?? common('loading')} onClose={onClose}>
      {data === undefined ? (
        failure === null ? (
          <LoadingRows count={4} />
        ) : (
          <Fault message={failure.message} onRetry={reload} />
        )
      ) : (
        <Stack>
          <Photos activity={data} />
          {mayKeep && !data.active && <StateBadge meaning="bad">{words('act.offline')}</StateBadge>}
          {mayKeep ? <ActivityForm key={String(data.active)} activity={data} onSaved={() => undefined} /> : <Facts activity={data} />}
          <ActivityWeeks activity={data} mayKeep={mayKeep} />
          {mayKeep && <ActivityActions activity={data} onGone={onClose} />}
          {more(data)}
        </Stack>
      )}
    </SideDrawer>
  );
}
