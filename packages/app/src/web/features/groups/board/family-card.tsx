// A family on the board, with its students: takes the one in hand, or says by which rule it doesn't.

import { Button, Text, Title } from '@mantine/core';
import { useLocale } from 'use-intl/react';
import type { BoardFamily, PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { listLanguages } from '#web/ui/text/language-names.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import { DRAGGED, StudentCard } from './student-card.tsx';
import { type BoardSteps, listGuests, listRefusals } from './use-board.ts';

interface FamilyCardProps {
  readonly family: BoardFamily;
  readonly board: PlacementBoard;
  readonly steps: BoardSteps;
}

export function FamilyCard({ family, board, steps }: FamilyCardProps) {
  const words = useTranslations('placements');
  const titleOf = useFamilyTitle();
  const locale = useLocale();
  const { hostFamilyId, name, cityTown, beds, distanceKm, languages } = family;
  const guests = listGuests(board, hostFamilyId);
  const inHand = board.students.find(({ studentId }) => studentId === steps.held && !guests.some((guest) => guest.studentId === studentId));
  const refusals = inHand === undefined ? [] : listRefusals(board, inHand, family);
  const takes = inHand !== undefined && refusals.length === 0;
  const facts = [
    cityTown,
    words('beds', { count: Math.max(0, beds - guests.length), of: String(beds) }),
    distanceKm === null ? '' : words('distance', { km: String(distanceKm) }),
    listLanguages(locale, languages),
  ];
  return (
    <li
      className={classes['home']}
      data-takes={takes || undefined}
      data-refuses={refusals.length > 0 || undefined}
      onDragOver={(event) => {
        if (takes && event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (takes) void steps.place(inHand, hostFamilyId);
      }}
    >
      <Title order={3} size="h6">
        {titleOf(name === '' ? `#${hostFamilyId}` : name)}
      </Title>
      {/* The rule stands where the facts stood, so that nothing moves under a student who is dragged. */}
      {refusals.length > 0 ? (
        <Text size="xs" fw={600}>
          {refusals.map((rule) => words(`rule.${rule}`)).join(', ')}
        </Text>
      ) : (
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      )}
      {takes && steps.picked !== null && (
        <Button size="compact-sm" variant="light" mt={4} onClick={() => void steps.place(inHand, hostFamilyId)}>
          {words('placeHere', { name: inHand.name })}
        </Button>
      )}
      {guests.length > 0 && (
        <ul className={classes['cards']} aria-label={words('students')}>
          {guests.map((student) => (
            <StudentCard key={student.studentId} student={student} board={board} steps={steps} />
          ))}
        </ul>
      )}
    </li>
  );
}
