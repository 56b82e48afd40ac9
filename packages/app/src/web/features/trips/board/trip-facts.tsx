// The facts of a trip on its card of the board.

import { Badge, Group, Text } from '@mantine/core';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findStart } from './board.model.ts';

export function TripFacts({ card }: { readonly card: BoardCard }) {
  const words = useTranslations('tripBoard.card');
  const titleOf = useFamilyTitle();
  const { hostFamilyId, hostFamilyName, countyName, coordinatorName, unanswered, openTasks } = card;
  const start = findStart(card);
  const family = hostFamilyId === null ? null : titleOf(hostFamilyName || `#${hostFamilyId}`);
  return (
    <>
      <Text size="sm">
        <DateRangeText from={card.fromDate} to={card.toDate} />
      </Text>
      <Text size="sm" {...(family === null ? { c: 'dimmed' } : {})}>
        {family === null ? words('noFamily') : [family, countyName].filter(Boolean).join(', ')}
      </Text>
      <Text size="sm" c="dimmed">
        {coordinatorName ? words('coordinator', { name: coordinatorName }) : words('noCoordinator')}
      </Text>
      <Group gap={4} mt={4}>
        {start && (
          <Badge color={start.key === 'starts' && start.days <= 7 ? 'yellow' : 'gray'}>
            {start.key === 'starts' ? words('starts', { days: start.days }) : words('begun', { days: start.days })}
          </Badge>
        )}
        {unanswered > 0 && <Badge color="blue">{words('unanswered', { count: unanswered })}</Badge>}
        {openTasks > 0 && <Badge color="yellow">{words('tasks', { count: openTasks })}</Badge>}
      </Group>
    </>
  );
}
