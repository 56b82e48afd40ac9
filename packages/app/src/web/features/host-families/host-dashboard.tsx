// The dashboard of a family: missing profile steps, occupancy of the year, response time.

import { Anchor, Card, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import type { OwnDashboard } from '#contract/host-families/dashboard.shapes.ts';
import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computeOccupancy, toResponseTime } from './dashboard.model.ts';

interface Task {
  readonly reason: NotLiveReason;
  readonly text: string;
  readonly to: string | null;
}

function useTasks({ photos, notLive }: OwnDashboard): readonly Task[] {
  const words = useTranslations('hostDashboard.live');
  const always: readonly Task[] = [
    { reason: 'no_address', text: words('address'), to: paths.hostProfile() },
    { reason: 'too_few_photos', text: words('photos', { count: photos }), to: paths.hostProfile() },
    { reason: 'not_approved', text: words('vetting'), to: null },
  ];
  const sometimes: readonly Task[] = [
    { reason: 'paused', text: words('paused'), to: paths.hostProfile() },
    { reason: 'account_inactive', text: words('account'), to: paths.contactUs() },
  ];
  return [...always, ...sometimes.filter(({ reason }) => notLive.includes(reason))];
}

function Checklist({ dashboard }: { readonly dashboard: OwnDashboard }) {
  const words = useTranslations('hostDashboard.live');
  const tasks = useTasks(dashboard);
  if (dashboard.isLive) {
    return (
      <Text>
        <IconCircleCheck size={16} aria-hidden /> {words('isLive')}
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <Text>{words('notLive')}</Text>
      <List spacing="xs" listStyleType="none">
        {tasks.map(({ reason, text, to }) => {
          const isOpen = dashboard.notLive.includes(reason);
          return (
            <List.Item key={reason} icon={isOpen ? <IconCircle size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}>
              <span className="visually-hidden">{words(isOpen ? 'open' : 'done')}: </span>
              {isOpen && to !== null ? (
                <Anchor component={Link} to={to}>
                  {text}
                </Anchor>
              ) : (
                text
              )}
            </List.Item>
          );
        })}
      </List>
    </Stack>
  );
}

/** The steps left until the profile can be found by customers. */
export function LiveChecklist() {
  const words = useTranslations('hostDashboard.live');
  const { data, failure, reload } = useEndpoint(readOwnDashboard, {});
  if (data === undefined) return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Card component="section" aria-label={words('title')}>
      <Title order={2} size="h4" mb="xs">
        {words('title')}
      </Title>
      <Checklist dashboard={data} />
    </Card>
  );
}

function Figure({ title, figure, hint }: { readonly title: string; readonly figure: string; readonly hint: string }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h5">
        {title}
      </Title>
      <Text size="xl" fw={600}>
        {figure}
      </Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Card>
  );
}

/** The family's figures, with optional further figures of the host. */
export function HostFigures({ children }: { readonly children?: ReactNode }) {
  const words = useTranslations('hostDashboard');
  const { data } = useEndpoint(readOwnDashboard, {});
  if (data === undefined) return children;
  const { year, nights, of } = data.occupancy;
  const time = toResponseTime(data.responseMinutes);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <Figure
        title={words('occupancy.title', { year: String(year) })}
        figure={words('occupancy.nights', { nights, of })}
        hint={words('occupancy.share', { percent: computeOccupancy(data.occupancy) })}
      />
      <Figure
        title={words('response.title')}
        figure={
          time === null
            ? '–'
            : time.unit === 'hours'
              ? words('response.hours', { hours: time.count })
              : words('response.minutes', { minutes: time.count })
        }
        hint={words(time === null ? 'response.none' : 'response.hint')}
      />
      {children}
    </SimpleGrid>
  );
}
