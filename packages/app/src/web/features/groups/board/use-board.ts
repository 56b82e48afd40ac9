// The board of a group: what is on it, who is in hand, and the steps that change it.

import { useState } from 'react';
import { listPlacementFaults, type PlacementRule } from '#contract/groups/placement.rules.ts';
import { pairStudents, placeStudents, readPlacementBoard } from '#contract/groups/placements.endpoints.ts';
import type { BoardFamily, BoardStudent, PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const CHANGES = { told: false, changes: [readPlacementBoard] } as const;

/** Returns the students of a home. */
export const listGuests = ({ students }: PlacementBoard, hostFamilyId: number | null) =>
  students.filter((student) => student.hostFamilyId === hostFamilyId);

/** Returns the rules that keep a student from a family now. */
export function listRefusals(board: PlacementBoard, student: BoardStudent, family: BoardFamily): PlacementRule[] {
  const guestIds = listGuests(board, family.hostFamilyId).map(({ studentId }) => studentId);
  return listPlacementFaults(student, family, { firstDay: board.firstDay, guestIds, pairs: board.pairs });
}

/** The steps of the board; each answers with the board as it is then. */
export function useBoardSteps(groupId: number) {
  const words = useTranslations('placements');
  const place = useAction(placeStudents, CHANGES);
  const pair = useAction(pairStudents, CHANGES);
  const [picked, setPicked] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [movedId, setMoved] = useState<number | null>(null);
  const params = { id: groupId };
  return {
    /** The student to be placed by a button; `held` is also one who is dragged. */
    picked,
    held: picked ?? dragged,
    pick: setPicked,
    /** The student who was placed or taken out last: the card, which is in another place then, gets the focus that the button had. */
    movedId,
    /** Marks the families once the browser has begun to drag: it would stop if the page changed before. */
    drag: (studentId: number | null) => void setTimeout(() => setDragged(studentId)),
    async place({ studentId, name, isLocked }: BoardStudent, hostFamilyId: number | null): Promise<void> {
      setPicked(null);
      setDragged(null);
      setMoved(studentId);
      const placements = [{ studentId, hostFamilyId, isLocked: isLocked && hostFamilyId !== null }];
      if ((await place.run({ params, body: { placements } })) !== null)
        showToast(words(hostFamilyId === null ? 'takenOut' : 'placed', { name }));
    },
    async toggleLock({ studentId, hostFamilyId, isLocked }: BoardStudent): Promise<void> {
      await place.run({ params, body: { placements: [{ studentId, hostFamilyId, isLocked: !isLocked }] } });
    },
    /** Returns whether it was said. */
    async pair(body: Parameters<typeof pair.run>[0]['body']): Promise<boolean> {
      const done = await pair.run({ params, body });
      if (done !== null) showToast(words('pairs.saved'));
      return done !== null;
    },
  };
}

export type BoardSteps = ReturnType<typeof useBoardSteps>;
