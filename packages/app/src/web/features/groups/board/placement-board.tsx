// The board on which the students of a group are placed with families: by dragging, by keys, or all at once.

import { Button, Group as Row, Stack, Text, Title } from '@mantine/core';
import { readPlacementBoard } from '#contract/groups/placements.endpoints.ts';
import type { PlacementBoard as Board, BoardStudent } from '#contract/groups/placements.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AskFamilies } from './ask-families.tsx';
import classes from './board.module.css';
import { FamilyCard } from './family-card.tsx';
import { MatchPanel } from './match-panel.tsx';
import { PairList } from './pair-list.tsx';
import { StudentCard } from './student-card.tsx';
import { type BoardSteps, listGuests, listRefusals, useBoardSteps } from './use-board.ts';

interface BoardProps {
  readonly board: Board;
  readonly steps: BoardSteps;
}

/** The families that take the student in hand, the nearest first. */
function FamilyChoice({ board, steps, student }: BoardProps & { readonly student: BoardStudent }) {
  const words = useTranslations('placements');
  const titleOf = useFamilyTitle();
  const taking = board.families.filter((family) => listRefusals(board, student, family).length === 0);
  const choices = taking.map(({ hostFamilyId, name, cityTown }) => ({
    value: String(hostFamilyId),
    label: [titleOf(name === '' ? `#${hostFamilyId}` : name), cityTown].filter(Boolean).join(', '),
  }));
  return (
    <Row align="flex-end" className={classes['choice'] ?? ''}>
      <SelectInput
        label={words('placeWith', { name: student.name })}
        choices={choices}
        value={student.hostFamilyId === null ? null : String(student.hostFamilyId)}
        onChange={(id) => {
          if (id !== null) void steps.place(student, Number(id));
        }}
      />
      <Button variant="default" onClick={() => steps.pick(null)}>
        {words('stop')}
      </Button>
    </Row>
  );
}

function Open({ board, steps }: BoardProps) {
  const words = useTranslations('placements');
  const open = listGuests(board, null);
  return (
    <section aria-label={words('open')} className={classes['open']}>
      <Title order={2} size="h4">
        {words('open')}
      </Title>
      {open.length === 0 && <Text size="sm">{words('allPlaced')}</Text>}
      <ul className={classes['cards']} aria-label={words('students')}>
        {open.map((student) => (
          <StudentCard key={student.studentId} student={student} board={board} steps={steps} />
        ))}
      </ul>
    </section>
  );
}

function Homes({ board, steps }: BoardProps) {
  const words = useTranslations('placements');
  if (board.families.length === 0) return <EmptyState order={2} title={words('noFamilies.title')} text={words('noFamilies.text')} />;
  return (
    <section aria-label={words('families')}>
      <Title order={2} size="h4" mb="xs">
        {words('families')}
      </Title>
      <ul className={classes['homes']}>
        {board.families.map((family) => (
          <FamilyCard key={family.hostFamilyId} family={family} board={board} steps={steps} />
        ))}
      </ul>
    </section>
  );
}

export function PlacementBoard({ groupId }: { readonly groupId: number }) {
  const words = useTranslations('placements');
  const { data: board, failure, reload } = useEndpoint(readPlacementBoard, { params: { id: groupId } });
  const steps = useBoardSteps(groupId);
  if (board === undefined) return failure === null ? <LoadingRows count={8} /> : <Fault message={failure.message} onRetry={reload} />;
  const inHand = board.students.find(({ studentId }) => studentId === steps.picked);
  return (
    <Stack gap="lg">
      <Text size="sm" maw="72ch">
        {words('intro')}
      </Text>
      <Row>
        <AskFamilies groupId={groupId} board={board} />
      </Row>
      <MatchPanel groupId={groupId} board={board} reload={reload} />
      {inHand !== undefined && <FamilyChoice board={board} steps={steps} student={inHand} />}
      <div className={classes['board']}>
        <Open board={board} steps={steps} />
        <Homes board={board} steps={steps} />
      </div>
      <PairList board={board} steps={steps} />
    </Stack>
  );
}
