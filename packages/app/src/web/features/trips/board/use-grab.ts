// Moving cards by keyboard: one is picked up, the arrow keys choose a column, and it is dropped there; each step is announced.

import { type KeyboardEvent, useState } from 'react';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findDrop, findNeighbour } from './board.model.ts';
import { useDropText } from './use-drop-text.ts';

interface Grabbed {
  readonly card: BoardCard;
  readonly target: TripState;
}

export interface Grab {
  readonly grabbed: Grabbed | null;
  /** For the handle of a card. */
  onKeyDown(event: KeyboardEvent<HTMLElement>, card: BoardCard): void;
  /** Puts down what was picked up. */
  cancel(): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function useGrab(move: (card: BoardCard, to: TripState) => Promise<void>): Grab {
  const words = useTranslations('tripBoard.grab');
  const states = useTranslations('trips.state');
  const dropText = useDropText();
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);

  function pickUp(card: BoardCard): void {
    setGrabbed({ card, target: card.state });
    announce(words('picked', { name: card.studentName, state: states(card.state) }));
  }

  function cancel(): void {
    if (grabbed === null) return;
    setGrabbed(null);
    announce(words('cancelled', { name: grabbed.card.studentName, state: states(grabbed.card.state) }));
  }

  function choose({ card, target }: Grabbed, by: 1 | -1): void {
    const next = findNeighbour(target, by);
    setGrabbed({ card, target: next });
    const why = dropText(findDrop(card, next), { from: card.state, to: next });
    announce(words(why === '' ? 'open' : 'closed', { state: states(next), why }));
  }

  function drop({ card, target }: Grabbed): void {
    if (target === card.state) {
      cancel();
      return;
    }
    const isOpen = findDrop(card, target).kind === 'open';
    // It stays picked up, so that another column can be chosen.
    if (isOpen) setGrabbed(null);
    void move(card, target);
  }

  return {
    grabbed,
    cancel,
    onKeyDown(event, card) {
      const isHeld = grabbed?.card.id === card.id;
      const by = STEPS[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isHeld) drop(grabbed);
        else pickUp(card);
      } else if (isHeld && by !== undefined) {
        event.preventDefault();
        choose(grabbed, by);
      } else if (isHeld && event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        cancel();
      }
    },
  };
}
