// Asks the families of all students who are placed, and shows for whom that was not possible.

import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { listGroupMembers } from '#contract/groups/groups.endpoints.ts';
import { askPlacedFamilies, readPlacementBoard } from '#contract/groups/placements.endpoints.ts';
import type { AskedFamilies, PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface AskFamiliesProps {
  readonly groupId: number;
  readonly board: PlacementBoard;
}

export function AskFamilies({ groupId, board }: AskFamiliesProps) {
  const words = useTranslations('placements.ask');
  const [left, setLeft] = useState<AskedFamilies['data']>([]);
  const { run, isRunning } = useAction(askPlacedFamilies, { told: false, changes: [readPlacementBoard, listGroupMembers] });
  const isPlaced = board.students.some(({ hostFamilyId, isSettled }) => hostFamilyId !== null && !isSettled);
  async function ask(): Promise<void> {
    if (!(await confirm({ title: words('title'), consequences: [words('text')], confirm: words('open') }))) return;
    const results = (await run({ params: { id: groupId } }))?.answer.data;
    if (results === undefined) return;
    setLeft(results.filter(({ outcome }) => outcome !== 'asked' && outcome !== 'settled'));
    showToast(words('done', { count: results.filter(({ outcome }) => outcome === 'asked').length }));
  }
  return (
    <>
      <Button variant="default" disabled={!isPlaced} loading={isRunning} onClick={() => void ask()}>
        {words('open')}
      </Button>
      <div role="status">
        {left.length > 0 && (
          <Alert color="yellow" title={words('left')}>
            <ul>
              {left.map(({ studentId, name, outcome, message }) => (
                <li
                  key={studentId}
                >{`${name}: ${message ?? words(outcome === 'alreadyAsked' || outcome === 'declined' ? outcome : 'noTrip')}`}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </>
  );
}
