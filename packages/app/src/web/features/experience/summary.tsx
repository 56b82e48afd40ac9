// The choices so far, with an estimated price.

import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { countNightsBetween } from '#contract/platform/days.ts';
import { LiveTotalBox } from '#web/platform/live-total-box.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computeLastDay, type ExperienceDraft, estimateOf, toggleActivity, toggleHost } from './experience.model.ts';
import { type Flow, keepExperience } from './use-experience.ts';

function Line({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const words = useTranslations('experience');
  return (
    <li>
      {name}{' '}
      <Button variant="subtle" size="compact-sm" mih={32} aria-label={words('removeNamed', { name })} onClick={onRemove}>
        {words('remove')}
      </Button>
    </li>
  );
}

export function Summary({ draft, flow }: { readonly draft: ExperienceDraft; readonly flow: Flow }) {
  const words = useTranslations('experience');
  const request = useMemo(() => estimateOf(draft), [draft]);
  const { plan, host, activities } = draft;
  const end = computeLastDay(plan);
  return (
    <Stack component="aside" aria-label={words('summary')}>
      <Card>
        <Title order={2} size="h4">
          {words('summary')}
        </Title>
        <Text>{words('weeks', { count: plan.experienceLength })}</Text>
        {end === null ? null : (
          <Text>
            <DateRangeText from={plan.start} to={end} /> · {words('nights', { count: countNightsBetween(plan.start, end) })}
          </Text>
        )}
        <ul>
          {host === null ? (
            <li>{words('weSuggest')}</li>
          ) : (
            <Line name={host.name} onRemove={() => keepExperience(toggleHost(draft, host))} />
          )}
          {activities.map((activity) => (
            <Line key={activity.id} name={activity.name} onRemove={() => keepExperience(toggleActivity(draft, activity).draft)} />
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {words('weeksChosen', { chosen: activities.length, count: plan.activityWeeks })}
        </Text>
      </Card>
      {request === null ? (
        <Text size="sm" c="dimmed">
          {words('noEstimate')}
        </Text>
      ) : (
        <>
          <LiveTotalBox request={request} beside={flow === 'new'} />
          <Text size="sm" c="dimmed">
            {words('estimate')}
          </Text>
        </>
      )}
    </Stack>
  );
}
