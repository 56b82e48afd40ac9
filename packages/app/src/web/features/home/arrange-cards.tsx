// The cards of the hub's home in a person's own order: moved by dragging or by buttons, hidden and shown again, kept on the server.

import { ActionIcon, Button, Group, Paper, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { arrangeHome, readHome } from '#contract/home/home.endpoints.ts';
import type { Home, HomeCard, PlacedCard } from '#contract/home/home.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { moveCard } from './cards.model.ts';
import classes from './home.module.css';

/** Shows the cards in another order at once, and keeps it; after a failure, which was reported, they are read again. */
async function keepCards(home: Home, cards: readonly PlacedCard[]): Promise<void> {
  const key = toQueryKey(readHome, {});
  keepAnswer(readHome, {}, { ...home, cards: [...cards] });
  const kept = await attemptRequest(call(arrangeHome, { body: { cards: [...cards] } }));
  if (kept === null) await queryClient.invalidateQueries({ queryKey: key });
}

interface CardProps {
  readonly card: HomeCard;
  readonly title: string;
  readonly isArranged: boolean;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onMove: (to: 'up' | 'down') => void;
  readonly onHide: () => void;
  readonly onDropCard: (dragged: HomeCard) => void;
  readonly children: ReactNode;
}

const DRAGGED = 'text/plain';

function Card({ card, title, isArranged, canMove, onMove, onHide, onDropCard, children }: CardProps) {
  const words = useTranslations('hubHome');
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDropCard(event.dataTransfer.getData(DRAGGED) as HomeCard);
  };
  const dragging = isArranged
    ? {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, card),
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: drop,
      }
    : {};
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      withBorder
      p={{ base: 'sm', sm: 'md' }}
      {...dragging}
      className={isArranged ? (classes['movable'] ?? '') : ''}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="sm">
        <Group gap="xs" wrap="nowrap">
          {isArranged && <IconGripVertical size={16} aria-hidden />}
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
        </Group>
        {isArranged && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon variant="default" aria-label={words('moveUp', { card: title })} disabled={!canMove.up} onClick={() => onMove('up')}>
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={words('moveDown', { card: title })}
              disabled={!canMove.down}
              onClick={() => onMove('down')}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" aria-label={words('hide', { card: title })} onClick={onHide}>
              <IconEyeOff size={16} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {children}
    </Paper>
  );
}

interface CardsProps {
  readonly home: Home;
  /** The contents of the cards; without one the card isn't for this user. */
  readonly contents: Readonly<Partial<Record<HomeCard, ReactNode>>>;
  /** Titles of cards that say more for this user than their usual ones. */
  readonly titles?: Readonly<Partial<Record<HomeCard, string>>>;
}

export function ArrangedCards({ home, contents, titles = {} }: CardsProps) {
  const words = useTranslations('hubHome');
  const [isArranged, setArranged] = useState(false);
  const own = home.cards.filter(({ card }) => contents[card] !== undefined);
  const shown = own.filter(({ isHidden }) => !isHidden).map(({ card }) => card);
  const hidden = own.filter(({ isHidden }) => isHidden).map(({ card }) => card);
  const titleOf = (card: HomeCard) => titles[card] ?? words(`card.${card}`);
  const keep = (cards: readonly PlacedCard[]) => void keepCards(home, cards);
  const setHidden = (card: HomeCard, isHidden: boolean) => keep(home.cards.map((one) => (one.card === card ? { ...one, isHidden } : one)));
  return (
    <>
      <Group justify="flex-end" mb="sm" className="no-print">
        <Button variant="default" aria-pressed={isArranged} onClick={() => setArranged(!isArranged)}>
          {words(isArranged ? 'arranged' : 'arrange')}
        </Button>
      </Group>
      {isArranged && hidden.length > 0 && (
        <Group mb="sm" gap="xs" role="group" aria-label={words('hidden')}>
          {hidden.map((card) => (
            <Button key={card} size="compact-sm" variant="default" onClick={() => setHidden(card, false)}>
              {words('show', { card: titleOf(card) })}
            </Button>
          ))}
        </Group>
      )}
      <div className={classes['cards']}>
        {shown.map((card, index) => {
          const move = (to: number) => keep(moveCard(home.cards, card, shown[to] ?? card));
          return (
            <Card
              key={card}
              card={card}
              title={titleOf(card)}
              isArranged={isArranged}
              canMove={{ up: index > 0, down: index < shown.length - 1 }}
              onMove={(to) => move(index + (to === 'up' ? -1 : 1))}
              onHide={() => setHidden(card, true)}
              onDropCard={(dragged) => keep(moveCard(home.cards, dragged, card))}
            >
              {contents[card]}
            </Card>
          );
        })}
      </div>
    </>
  );
}
