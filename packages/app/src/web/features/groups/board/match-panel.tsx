// Proposes a family for everybody by the wishes that count: with the reasons, and for the others what stands in the way.

import { Button, Group as Row, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { LANGUAGE_GOALS } from '#contract/groups/placement.rules.ts';
import { placeStudents, proposePlacements, readPlacementBoard } from '#contract/groups/placements.endpoints.ts';
import {
  PLACEMENT_WISHES,
  type PlacementBoard,
  type PlacementProposal,
  type PlacementWeights,
} from '#contract/groups/placements.shapes.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { listLanguages } from '#web/ui/text/language-names.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const WEIGHTS = ['0', '1', '2', '3'] as const;

interface MatchPanelProps {
  readonly groupId: number;
  readonly board: PlacementBoard;
  readonly reload: () => void;
}

type Placement = PlacementProposal['placements'][number];
type Obstacle = PlacementProposal['unplaced'][number]['obstacles'][number];

interface Line {
  readonly studentId: number;
  readonly name: string;
  readonly family: string;
  readonly why: string;
}

/** Returns a line for each student, with the reasons in words. */
function useLines(board: PlacementBoard, { placements, unplaced }: PlacementProposal): readonly Line[] {
  const words = useTranslations('placements');
  const titleOf = useFamilyTitle();
  const locale = useLocale();
  const nameOf = (id: number) => board.students.find(({ studentId }) => studentId === id)?.name ?? '';
  const familyOf = (id: number) => titleOf(board.families.find(({ hostFamilyId }) => hostFamilyId === id)?.name ?? `#${id}`);

  function tellLanguages(shared: readonly string[] | null): string {
    if (shared === null) return '';
    return shared.length === 0 ? words('match.speaksNot') : words('match.speaks', { languages: listLanguages(locale, shared) });
  }

  function explain({ isLocked, withIds, distanceKm, sharedLanguages, fits }: Placement): string {
    const reasons = [
      isLocked ? words('locked') : '',
      withIds.length === 0 ? '' : words('match.with', { names: withIds.map(nameOf).join(', ') }),
      distanceKm === null ? '' : words('distance', { km: String(distanceKm) }),
      tellLanguages(sharedLanguages),
      words('match.fits', { count: fits }),
    ];
    return reasons.filter(Boolean).join(' · ');
  }

  function tell(obstacles: readonly Obstacle[]): string {
    const told = obstacles.map(({ rule, families }) => words('match.obstacle', { rule: words(`rule.${rule}`), count: families }));
    const [freeing] = obstacles.filter(({ alone }) => alone > 0).toSorted((one, other) => other.alone - one.alone);
    const freed = freeing === undefined ? '' : words('match.free', { rule: words(`rule.${freeing.rule}`), count: freeing.alone });
    return [told.join(' · '), freed].filter(Boolean).join('. ');
  }

  return [
    ...unplaced.map(({ studentId, obstacles }) => ({
      studentId,
      name: nameOf(studentId),
      family: words('match.none'),
      why: tell(obstacles),
    })),
    ...placements.map((one) => ({
      studentId: one.studentId,
      name: nameOf(one.studentId),
      family: familyOf(one.hostFamilyId),
      why: explain(one),
    })),
  ];
}

interface ProposalProps extends Omit<MatchPanelProps, 'reload'> {
  readonly proposal: PlacementProposal;
  readonly onDone: () => void;
  /** Reads the board again: it may be another than the one that the proposal was made for. */
  readonly onFailed: () => void;
}

function Proposal({ groupId, board, proposal, onDone, onFailed }: ProposalProps) {
  const words = useTranslations('placements.match');
  const lines = useLines(board, proposal);
  const result = useRef<HTMLParagraphElement>(null);
  // From the button that was pressed, if it wasn't disabled for long enough to lose the focus; not from what was chosen meanwhile.
  useEffect(() => {
    if (document.activeElement?.matches('body, button')) result.current?.focus();
  }, []);
  const { placements, unplaced, isBest } = proposal;
  const { run, isRunning } = useAction(placeStudents, { told: false, changes: [readPlacementBoard] });
  async function accept(): Promise<void> {
    const placed = placements.map(({ studentId, hostFamilyId, isLocked, was }) => ({ studentId, hostFamilyId, isLocked, was }));
    // Whoever the proposal leaves out gives the bed to another.
    const out = unplaced.map(({ studentId, was }) => ({ studentId, hostFamilyId: null, isLocked: false, was }));
    if ((await run({ params: { id: groupId }, body: { placements: [...out, ...placed] } })) === null) {
      onFailed();
      return;
    }
    showToast(words('accepted'));
    onDone();
  }
  return (
    <>
      <Text ref={result} tabIndex={-1} role="status" size="sm">
        {words('placed', { count: placements.length, open: String(unplaced.length) })} {!isBest && words('notBest')}
      </Text>
      <FiguresTable
        label={words('title')}
        columns={[
          { name: 'student', heading: words('student'), cell: ({ name }: Line) => name },
          { name: 'family', heading: words('family'), cell: ({ family }: Line) => family },
          { name: 'why', heading: words('why'), cell: ({ why }: Line) => why },
        ]}
        rows={lines}
        rowKey={({ studentId }) => studentId}
        stacks
      />
      <Row justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {words('discard')}
        </Button>
        <Button disabled={placements.length === 0} loading={isRunning} onClick={() => void accept()}>
          {words('accept')}
        </Button>
      </Row>
    </>
  );
}

/** What a proposal is made from: it is out of date once this changes. */
const toBasis = ({ students, families, pairs }: PlacementBoard) => JSON.stringify([students, families, pairs]);

export function MatchPanel({ groupId, board, reload }: MatchPanelProps) {
  const words = useTranslations('placements.match');
  const [weights, setWeights] = useState<PlacementWeights>(board.weights);
  const [proposal, setProposal] = useState<{ readonly made: PlacementProposal; readonly basis: string } | null>(null);
  const { run, isRunning } = useAction(proposePlacements, { told: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const choices = WEIGHTS.map((value) => ({ value, label: words(`weight.${value}`) }));
  async function propose(): Promise<void> {
    const basis = toBasis(board);
    const made = (await run({ params: { id: groupId }, body: { weights } }))?.answer;
    setProposal(made === undefined ? null : { made, basis });
  }
  function close(): void {
    setProposal(null);
    heading.current?.focus();
  }
  return (
    <Stack component="section" aria-label={words('title')}>
      <Title ref={heading} tabIndex={-1} order={2} size="h4">
        {words('title')}
      </Title>
      <Text size="sm">{words('text')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {PLACEMENT_WISHES.map((wish) => (
          <SelectInput
            key={wish}
            label={words(`wish.${wish}`)}
            choices={choices}
            value={String(weights[wish])}
            onChange={(next) => setWeights({ ...weights, [wish]: Number(next) })}
          />
        ))}
        {weights.languages > 0 && (
          <SelectInput
            label={words('goal.label')}
            description={words('goal.text')}
            choices={LANGUAGE_GOALS.map((value) => ({ value, label: words(`goal.${value}`) }))}
            value={weights.languageGoal}
            onChange={(next) => setWeights({ ...weights, languageGoal: next === 'shared' ? 'shared' : 'other' })}
          />
        )}
      </SimpleGrid>
      <Row justify="flex-end">
        <Button loading={isRunning} disabled={board.students.length === 0 || board.families.length === 0} onClick={() => void propose()}>
          {words('run')}
        </Button>
      </Row>
      {proposal?.basis === toBasis(board) && (
        <Proposal groupId={groupId} board={board} proposal={proposal.made} onDone={close} onFailed={reload} />
      )}
    </Stack>
  );
}
