// Moves several cards to one state, one after the other, and says for each what came of it.

import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type BulkTarget, findDrop, isPlain } from './board.model.ts';
import { useDropText } from './use-drop-text.ts';

/** What came of one card. */
interface Result {
  readonly card: BoardCard;
  readonly isMoved: boolean;
  /** Why not; empty if it was moved. */
  readonly why: string;
}

interface Run {
  readonly target: BulkTarget;
  readonly results: readonly Result[];
  readonly count: number;
  readonly isDone: boolean;
}

async function moveOne(card: BoardCard, { to }: BulkTarget, reason: string): Promise<Result> {
  const drop = findDrop(card, to);
  if (drop.kind !== 'open') throw new TypeError('Only cards that can be moved are sent.');
  try {
    const body = { step: drop.transition.step, reason, version: card.version };
    await call(moveTrip, { params: { id: card.id }, body });
    return { card, isMoved: true, why: '' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { card, isMoved: false, why: failure.message };
  }
}

function Results({ run, onClose }: { readonly run: Run; readonly onClose: () => void }) {
  useFocusBack();
  const words = useTranslations('tripBoard.bulk');
  const states = useTranslations('trips.state');
  const common = useTranslations('common');
  const done = run.results.filter(({ isMoved }) => isMoved).length;
  const share = (run.results.length / run.count) * 100;
  const columns = [
    { name: 'trip', heading: words('trip'), cell: ({ card }: Result) => `${card.studentName} (${card.id})` },
    { name: 'result', heading: words('result'), cell: ({ isMoved, why }: Result) => (isMoved ? words('moved') : why) },
  ];
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={words('title', { state: states(run.target.to) })}
      withCloseButton={run.isDone}
      closeOnEscape={run.isDone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text role="status">{words(run.isDone ? 'done' : 'running', { done, count: run.count })}</Text>
        {!run.isDone && <Progress value={share} aria-label={words('progress')} />}
        {run.isDone && <FiguresTable label={words('results')} rows={run.results} rowKey={({ card }) => card.id} columns={columns} stacks />}
        {run.isDone && (
          <Group justify="flex-end">
            <Button onClick={onClose}>{common('close')}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

/** Asks for what the steps need together; null if the user cancelled. */
function useBulkQuestion() {
  const words = useTranslations('tripBoard.bulk');
  const states = useTranslations('trips.state');
  const moves = useTranslations('trips.move');
  return ({ to, cards, needsReason }: BulkTarget, others: number): Promise<string | null> => {
    const state = states(to);
    const question = {
      title: words('question', { state, count: cards.length }),
      consequences: others === 0 ? [] : [words('stays', { count: others })],
      confirm: words('confirm', { count: cards.length }),
      cancel: moves('leave'),
      tone: to === 'cancelled' ? ('danger' as const) : ('calm' as const),
    };
    if (needsReason) return askReason({ ...question, label: moves('reason') });
    return confirm(question).then((isSure) => (isSure ? '' : null));
  };
}

export interface BulkMoves {
  /** Moves the cards that can; resolves to those that stay selected, null if the user cancelled. */
  moveAll(selected: readonly BoardCard[], target: BulkTarget): Promise<readonly BoardCard[] | null>;
  readonly dialog: ReactNode;
}

export function useBulkMoves(): BulkMoves {
  const words = useTranslations('tripBoard.bulk');
  const dropText = useDropText();
  const askBulk = useBulkQuestion();
  const [run, setRun] = useState<Run | null>(null);

  function explain(card: BoardCard, { to }: BulkTarget): Result {
    const drop = findDrop(card, to);
    const isDetailed = drop.kind === 'open' && !isPlain(drop.transition, card);
    return { card, isMoved: false, why: isDetailed ? words('alone') : dropText(drop, { from: card.state, to }) };
  }

  async function moveAll(selected: readonly BoardCard[], target: BulkTarget): Promise<readonly BoardCard[] | null> {
    const others = selected.filter((card) => !target.cards.includes(card));
    const reason = await askBulk(target, others.length);
    if (reason === null) return null;
    let results: readonly Result[] = [];
    setRun({ target, results, count: target.cards.length, isDone: false });
    // One after the other: each is a transaction of its own, and two of them may want the same beds.
    for (const card of target.cards) {
      results = [...results, await moveOne(card, target, reason)];
      setRun({ target, results, count: target.cards.length, isDone: false });
    }
    results = [...results, ...others.map((card) => explain(card, target))];
    await reloadTrips();
    setRun({ target, results, count: selected.length, isDone: true });
    return results.filter(({ isMoved }) => !isMoved).map(({ card }) => card);
  }

  return { moveAll, dialog: run && <Results run={run} onClose={() => setRun(null)} /> };
}
