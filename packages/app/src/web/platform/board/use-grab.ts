// Moving cards by keyboard: one is picked up, the arrow keys choose a column, and it is dropped there; each step is announced.

import { type KeyboardEvent, useState } from 'react';
import { announce } from '#web/platform/notices/announcer.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type BoardCard, type BoardKind, findNeighbour } from './board-kind.ts';

interface Grabbed<Card, State> {
  readonly card: Card;
  readonly target: State;
}

export interface Grab<Card, State> {
  readonly grabbed: Grabbed<Card, State> | null;
  /** For the handle of a card. */
  onKeyDown(event: KeyboardEvent<HTMLElement>, card: Card): void;
  /** Puts down what was picked up. */
  cancel(): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function useGrab<Card extends BoardCard<State>, State extends string>(
  kind: BoardKind<Card, State>,
  move: (card: Card, to: State) => Promise<void>,
): Grab<Card, State> {
  const words = useTranslations('board.grab');
  const { states, stateName, nameOf, findDrop } = kind;
  const [grabbed, setGrabbed] = useState<Grabbed<Card, State> | null>(null);

  function pickUp(card: Card): void {
    setGrabbed({ card, target: card.state });
    announce(words('picked', { name: nameOf(card), state: stateName(card.state) }));
  }

  function cancel(): void {
    if (grabbed === null) return;
    setGrabbed(null);
    announce(words('cancelled', { name: nameOf(grabbed.card), state: stateName(grabbed.card.state) }));
  }

  function choose({ card, target }: Grabbed<Card, State>, by: 1 | -1): void {
    const next = findNeighbour(states, target, by);
    setGrabbed({ card, target: next });
    const { why } = findDrop(card, next);
    announce(words(why === '' ? 'open' : 'closed', { state: stateName(next), why }));
  }

  function drop({ card, target }: Grabbed<Card, State>): void {
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
