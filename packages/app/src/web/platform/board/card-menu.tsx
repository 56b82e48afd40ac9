// The menu of a card: every step to another state, the possible ones first, the others with the reason; created when it is opened.

import { Menu, Text } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './board.module.css';
import type { BoardCard, BoardKind } from './board-kind.ts';

interface CardMenuProps<Card extends BoardCard<State>, State extends string> {
  readonly kind: BoardKind<Card, State>;
  readonly card: Card;
  readonly onMove: (card: Card, to: State) => void;
}

export function CardMenu<Card extends BoardCard<State>, State extends string>({ kind, card, onMove }: CardMenuProps<Card, State>) {
  const words = useTranslations('board');
  const list = useTranslations('list');
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal width={280}>
      <Menu.Target>
        <button type="button" className={classes['tool']} aria-label={list('actionsFor', { name: kind.nameOf(card) })}>
          <IconDotsVertical size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {kind.listMoves(card).map(({ to, why }) => (
          <Menu.Item
            key={to}
            // Stays focusable, so that the reason is read.
            {...(why === '' ? {} : { 'aria-disabled': true, 'data-disabled': true, closeMenuOnClick: false })}
            onClick={() => {
              if (why === '') onMove(card, to);
            }}
          >
            {words('moveTo', { state: kind.stateName(to) })}
            {why !== '' && (
              <Text size="xs" c="dimmed" span display="block">
                {why}
              </Text>
            )}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => navigate(kind.linkTo(card))}>{kind.view}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
