// A card of a board: its name and a few facts, with its menu and the handle to move it by keyboard.

import { Anchor, Checkbox } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import type { BoardCard, BoardKind } from './board-kind.ts';
import { CardMenu } from './card-menu.tsx';
import { useDraggableCard } from './use-card-drag.ts';
import type { Grab } from './use-grab.ts';

interface CardProps<Card extends BoardCard<State>, State extends string> {
  readonly kind: BoardKind<Card, State>;
  readonly card: Card;
  /** Whether it is selected; undefined on a board without selection. */
  readonly isSelected: boolean | undefined;
  /** On its way to this column: the server hasn't answered yet. */
  readonly isArriving: boolean;
  readonly isGrabbed: boolean;
  /** Whether there are several columns to drag it to. */
  readonly isDraggable: boolean;
  readonly onSelect: (card: Card, isOn: boolean) => void;
  readonly onMove: (card: Card, to: State) => void;
  readonly onKeyDown: Grab<Card, State>['onKeyDown'];
  readonly onBlur: () => void;
}

export function BoardCardItem<Card extends BoardCard<State>, State extends string>(props: CardProps<Card, State>) {
  const { kind, card, isSelected, isArriving, isGrabbed, isDraggable, onSelect, onMove, onKeyDown, onBlur } = props;
  const element = useRef<HTMLLIElement>(null);
  const words = useTranslations('board.grab');
  const list = useTranslations('list');
  const name = kind.nameOf(card);
  const isMovable = kind.isMovable(card);
  const { Facts } = kind;
  useDraggableCard(element, card, !isDraggable || !isMovable || isArriving);
  return (
    <li
      ref={element}
      className={classes['card']}
      data-selected={isSelected || undefined}
      data-arriving={isArriving || undefined}
      data-grabbed={isGrabbed || undefined}
      data-movable={(isDraggable && isMovable) || undefined}
      aria-busy={isArriving || undefined}
    >
      <div className={classes['cardHead']}>
        {isSelected !== undefined && (
          <Checkbox
            size="sm"
            aria-label={list('select', { name })}
            checked={isSelected}
            onChange={(event) => onSelect(card, event.currentTarget.checked)}
          />
        )}
        <Anchor component={Link} to={kind.linkTo(card)} draggable={false} className={classes['name'] ?? ''} size="sm" fw={600}>
          {name}
        </Anchor>
        {isMovable && (
          <button
            type="button"
            className={classes['tool']}
            aria-label={words('label', { name })}
            aria-description={words('help')}
            aria-pressed={isGrabbed}
            onKeyDown={(event) => onKeyDown(event, card)}
            onBlur={onBlur}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
        )}
        <CardMenu kind={kind} card={card} onMove={onMove} />
      </div>
      <Facts card={card} />
    </li>
  );
}
