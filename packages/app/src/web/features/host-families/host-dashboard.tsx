// The figures of a family's dashboard: occupancy of the year, response time.

import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { readOwnDashboard } from '#contract/host-families/dashboard.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computeOccupancy, toResponseTime } from './dashboard.model.ts';

interface FigureProps {
  readonly title: string;
  readonly figure: string;
  readonly hint: string;
  /** How to improve the figure. */
  readonly advice?: string;
}

function Figure({ title, figure, hint, advice }: FigureProps) {
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
      {advice === undefined ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {advice}
        </Text>
      )}
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
        {...(time === null ? {} : { advice: words('response.improve') })}
      />
      {children}
    </SimpleGrid>
  );
}
