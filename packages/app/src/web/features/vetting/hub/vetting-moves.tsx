// The next steps of a family's vetting; what stands in the way of one is told beside it.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { moveVetting } from '#contract/vetting/vetting.endpoints.ts';
import type { VettingStep } from '#contract/vetting/vetting.machine.ts';
import type { ApprovalGap, Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { finishChange } from './kept-vetting.ts';

type Move = Vetting['moves'][number];

/** Steps that staff take; the others are the family's or the product's. */
type StaffStep = Exclude<VettingStep, 'begin' | 'submit' | 'reapply'>;

const isOfStaff = (step: VettingStep): step is StaffStep => step !== 'begin' && step !== 'submit' && step !== 'reapply';

/** Steps of which the family is told at once. */
const TOLD = ['visit', 'approve', 'reinstate'] as const satisfies readonly StaffStep[];
const GRAVE: readonly StaffStep[] = ['reject', 'suspend'];

const isTold = (step: StaffStep): step is (typeof TOLD)[number] => (TOLD as readonly StaffStep[]).includes(step);

/** Returns a function that says in a sentence what is still open. */
function useGapText(): (gap: ApprovalGap) => string {
  const words = useTranslations('vetting');
  const listText = useListText();
  return (gap) => {
    switch (gap.gap) {
      case 'requests':
        return words('gap.requests', { count: gap.count });
      case 'visit':
        return words('gap.visit', { points: listText(gap.points.map((point) => words(`points.${point}`))) });
      default:
        return words(`gap.${gap.gap}`, { name: gap.name });
    }
  };
}

/** Returns a function that asks for a step what must be asked, and takes it. */
function useMove({ id, name, version, approvalGaps }: Vetting): (step: StaffStep, move: Move) => Promise<void> {
  const words = useTranslations('vetting');
  const tellGap = useGapText();
  /** Returns the reason, empty if none is needed; null if the user cancels. */
  async function findReason(step: StaffStep, needsReason: boolean): Promise<string | null> {
    if (step === 'reject' || step === 'suspend') {
      const question = { title: words(`ask.${step}`, { name }), consequences: [words(`ask.${step}Text`)], confirm: words(`step.${step}`) };
      return askReason({ ...question, label: words('ask.reason'), maxLength: 2000, tone: 'danger' });
    }
    if (!isTold(step)) return '';
    const question = { title: words(`ask.${step}`, { name }), consequences: [words(`ask.${step}Text`)], confirm: words(`step.${step}`) };
    if (!needsReason) return (await confirm(question)) ? '' : null;
    const consequences = [...question.consequences, words('ask.gaps'), ...approvalGaps.map(tellGap)];
    return askReason({ ...question, consequences, label: words('ask.gapReason'), maxLength: 2000 });
  }
  return async (step, { to, needsReason }) => {
    const reason = await findReason(step, needsReason);
    if (reason === null) return;
    await finishChange(call(moveVetting, { params: { id }, body: { to, reason, version } }), words(`done.${step}`, { name }));
  };
}

interface StepProps {
  readonly vetting: Vetting;
  readonly move: Move;
  readonly step: StaffStep;
  readonly isMain: boolean;
}

function Step({ vetting, move, step, isMain }: StepProps) {
  const words = useTranslations('vetting');
  const take = useMove(vetting);
  const why = useId();
  const [isRunning, setRunning] = useState(false);
  const { blocker } = move;
  async function run(): Promise<void> {
    setRunning(true);
    try {
      await take(step, move);
    } finally {
      setRunning(false);
    }
  }
  return (
    <Stack gap={4}>
      <Button
        variant={isMain ? 'filled' : 'default'}
        {...(GRAVE.includes(step) ? { variant: 'outline', color: 'red' } : {})}
        loading={isRunning}
        {...(blocker === null ? { onClick: () => void run() } : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': why })}
      >
        {words(`step.${step}`)}
      </Button>
      {blocker !== null && (
        <Text size="sm" c="dimmed" id={why} maw="36ch">
          {words(`blocker.${blocker}`)}
        </Text>
      )}
    </Stack>
  );
}

export function VettingMoves({ vetting }: { readonly vetting: Vetting }) {
  const words = useTranslations('vetting');
  const moves = vetting.moves.flatMap((move) => (isOfStaff(move.step) ? [{ move, step: move.step }] : []));
  if (moves.length === 0) {
    const { state } = vetting;
    const isFamilys = state === 'registered' || state === 'profile_incomplete' || state === 'rejected';
    return isFamilys ? (
      <Text size="sm" c="dimmed">
        {words('familysTurn')}
      </Text>
    ) : null;
  }
  const main = moves.find(({ step }) => !GRAVE.includes(step))?.step;
  return (
    <Group gap="xs" align="flex-start">
      {moves.map(({ move, step }) => (
        <Step key={step} vetting={vetting} move={move} step={step} isMain={step === main} />
      ))}
    </Group>
  );
}
