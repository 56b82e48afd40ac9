// The stays of a family that are under way or come next.

import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import type { FamilyCalendarAnswer } from '#contract/host-families/calendar.shapes.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { listNextStays } from './calendar.model.ts';

interface NextStaysProps {
  readonly calendar: Pick<FamilyCalendarAnswer, 'entries'>;
  /** The page of a trip; null if the reader can't open trips. */
  readonly tripPath: ((tripId: number) => string) | null;
}

export function NextStays({ calendar, tripPath }: NextStaysProps) {
  const words = useTranslations('familyCalendar');
  const stays = listNextStays(calendar.entries, useToday());
  return (
    <section aria-label={words('next.title')}>
      <Title order={2} size="h4">
        {words('next.title')}
      </Title>
      {stays.length === 0 ? (
        <Text size="sm">{words('next.none')}</Text>
      ) : (
        <List listStyleType="none" spacing="xs" mt="xs">
          {stays.map(({ id, trip, fromDate, toDate, kind }) => {
            const name = trip?.studentName || words('stay');
            return (
              <List.Item key={id}>
                {trip === null || tripPath === null ? (
                  <Text span>{name}</Text>
                ) : (
                  <Anchor component={Link} to={tripPath(trip.id)}>
                    {name}
                  </Anchor>
                )}
                <Text size="sm" c="dimmed">
                  <DateRangeText from={fromDate} to={toDate} />
                  {kind === 'tentative' && ` · ${words('layer.tentative')}`}
                </Text>
              </List.Item>
            );
          })}
        </List>
      )}
    </section>
  );
}
