// The menu of a card: every step to another state, the possible ones first, the others with the reason; created when it is opened.

import { Menu, Text } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listTargets } from './board.model.ts';
import classes from './board.module.css';

interface CardMenuProps {
  readonly card: BoardCard;
  /** The card's, for its labels. */
  readonly name: string;
  readonly onMove: (card: BoardCard, to: TripState) => void;
}

export function CardMenu({ card, name, onMove }: CardMenuProps) {
  const words = useTranslations('tripBoard');
  const list = useTranslations('list');
  const states = useTranslations('trips.state');
  const refusals = useTranslations('refusals');
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal width={280}>
      <Menu.Target>
        <button type="button" className={classes['tool']} aria-label={list('actionsFor', { name })}>
          <IconDotsVertical size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {listTargets(card).map(({ step, to, hindrances }) => {
          const isHindered = hindrances.length > 0;
          return (
            <Menu.Item
              key={step}
              // Stays focusable, so that the reason is read.
              {...(isHindered ? { 'aria-disabled': true, 'data-disabled': true, closeMenuOnClick: false } : {})}
              onClick={() => {
                if (!isHindered) onMove(card, to);
              }}
            >
              {words('moveTo', { state: states(to) })}
              {isHindered && (
                <Text size="xs" c="dimmed" span display="block">
                  {hindrances.map((code) => refusals(code)).join(' ')}
                </Text>
              )}
            </Menu.Item>
          );
        })}
        <Menu.Item onClick={() => navigate(paths.hubTripEdit({ id: card.id }))}>{words('card.view')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
