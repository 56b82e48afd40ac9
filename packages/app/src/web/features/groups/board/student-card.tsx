// A student on the board: who it is, and what can be done with the placement.

import { ActionIcon, Button, Group as Row, Text } from '@mantine/core';
import { IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { BoardStudent, PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { getAgeOn } from '#contract/people/age.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import { type BoardSteps, listRefusals } from './use-board.ts';

/** The kind of data that is dragged; nothing else can be dropped on a family. */
export const DRAGGED = 'application/x-student';

interface StudentCardProps {
  readonly student: BoardStudent;
  readonly board: PlacementBoard;
  readonly steps: BoardSteps;
}

function useFacts({ student, board }: Pick<StudentCardProps, 'student' | 'board'>): string {
  const words = useTranslations('placements');
  const genders = useTranslations('names.gender');
  const { gender, country, dateOfBirth, allergicTo } = student;
  const age = getAgeOn(dateOfBirth, board.firstDay);
  const facts = [
    age === null ? '' : words('age', { age: String(age) }),
    genders.has(gender as 'other') ? genders(gender as 'other') : '',
    country,
    allergicTo.length === 0 ? '' : words('allergy'),
  ];
  return facts.filter(Boolean).join(', ');
}

function Actions({ student, steps }: Omit<StudentCardProps, 'board'>) {
  const words = useTranslations('placements');
  const { name, studentId, hostFamilyId, isLocked } = student;
  const isPicked = steps.picked === studentId;
  const button = useRef<HTMLButtonElement>(null);
  const isMoved = steps.movedId === studentId;
  useEffect(() => {
    if (!isMoved || document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
    // For those who work by keyboard; others look at where they have clicked.
    if (button.current?.matches(':focus-visible')) button.current.scrollIntoView({ block: 'nearest' });
  }, [isMoved]);
  return (
    <Row gap={4} mt={4}>
      <Button
        ref={button}
        size="compact-xs"
        variant={isPicked ? 'filled' : 'default'}
        aria-label={isPicked ? words('stop') : words('placeOne', { name })}
        onClick={() => steps.pick(isPicked ? null : studentId)}
      >
        {words(isPicked ? 'stop' : 'place')}
      </Button>
      {hostFamilyId !== null && (
        <>
          <ActionIcon
            size="sm"
            variant="default"
            aria-label={words(isLocked ? 'unlock' : 'lock', { name })}
            onClick={() => void steps.toggleLock(student)}
          >
            {isLocked ? <IconLock size={14} aria-hidden /> : <IconLockOpen size={14} aria-hidden />}
          </ActionIcon>
          <ActionIcon size="sm" variant="default" aria-label={words('takeOut', { name })} onClick={() => void steps.place(student, null)}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Row>
  );
}

export function StudentCard({ student, board, steps }: StudentCardProps) {
  const words = useTranslations('placements');
  const { studentId, name, isSettled, isLocked } = student;
  const facts = useFacts({ student, board });
  const family = isSettled ? undefined : board.families.find(({ hostFamilyId }) => hostFamilyId === student.hostFamilyId);
  // A placement stays when allergies, beds or wishes change: what is against it then has to be seen.
  const faults = family === undefined ? [] : listRefusals(board, student, family);
  return (
    <li
      className={classes['card']}
      draggable={!isSettled}
      data-picked={steps.picked === studentId || undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, String(studentId));
        event.dataTransfer.effectAllowed = 'move';
        steps.drag(studentId);
      }}
      onDragEnd={() => steps.drag(null)}
    >
      <Row gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        {(isSettled || isLocked) && <StateBadge meaning="neutral">{words(isSettled ? 'settled' : 'locked')}</StateBadge>}
      </Row>
      <Text size="xs" c="dimmed">
        {facts}
      </Text>
      {faults.length > 0 && (
        <Text size="xs" fw={600}>
          {faults.map((rule) => words(`rule.${rule}`)).join(', ')}
        </Text>
      )}
      {!isSettled && <Actions student={student} steps={steps} />}
    </li>
  );
}
