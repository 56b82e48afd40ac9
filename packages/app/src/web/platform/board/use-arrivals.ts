// Shows cards in their new column while the server is asked, and takes them back if it refuses.

import { useState } from 'react';
import { announce } from '#web/platform/notices/announcer.tsx';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Arrivals, BoardCard, BoardKind } from './board-kind.ts';

interface Attempt<Card, State> {
  readonly card: Card;
  readonly to: State;
  /** Asks the server; resolves to whether the card was moved, after showing why it wasn't. */
  readonly send: () => Promise<boolean>;
}

export function useArrivals<Card extends BoardCard<State>, State extends string>({ nameOf, stateName, findDrop }: BoardKind<Card, State>) {
  const words = useTranslations('board');
  const [arrivals, setArrivals] = useState<Arrivals<Card, State>>(new Map());

  /** Returns whether a card can be dropped on a column; says why if it can't. */
  function isOpen(card: Card, to: State): boolean {
    const { kind, why } = findDrop(card, to);
    if (kind === 'closed') showToast(why, { kind: 'error' });
    return kind === 'open';
  }

  async function attempt({ card, to, send }: Attempt<Card, State>): Promise<void> {
    setArrivals((now) => new Map(now).set(card.id, { card, to }));
    const isMoved = await send();
    setArrivals((now) => new Map([...now].filter(([id]) => id !== card.id)));
    if (!isMoved) announce(words('returned', { name: nameOf(card), state: stateName(card.state) }));
  }

  return { arrivals, isOpen, attempt };
}
