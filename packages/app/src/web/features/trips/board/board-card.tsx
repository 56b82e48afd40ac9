// A card of the board: the trip in a few facts, with its menu and the handle to move it by keyboard.

import { Anchor, Badge, Checkbox, Group, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { useStudentsText } from '#web/features/trips/hub/use-students-text.ts';
import { paths } from '#web/paths.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findStart } from './board.model.ts';
import classes from './board.module.css';
import { CardMenu } from './card-menu.tsx';
import { useDraggableCard } from './use-card-drag.ts';
import type { Grab } from './use-grab.ts';

interface CardProps {
  readonly card: BoardCard;
  readonly isSelected: boolean;
  /** On its way to this column: the server hasn't answered yet. */
  readonly isArriving: boolean;
  readonly isGrabbed: boolean;
  /** Whether there are several columns to drag it to. */
  readonly isDraggable: boolean;
  readonly onSelect: (card: BoardCard, isOn: boolean) => void;
  readonly onMove: (card: BoardCard, to: TripState) => void;
  readonly onKeyDown: Grab['onKeyDown'];
  readonly onBlur: () => void;
}

function Facts({ card }: { readonly card: BoardCard }) {
  const words = useTranslations('tripBoard.card');
  const titleOf = useFamilyTitle();
  const { hostFamilyId, hostFamilyName, countyName, coordinatorName, unanswered, openTasks } = card;
  const start = findStart(card);
  const family = hostFamilyId === null ? null : titleOf(hostFamilyName || `#${hostFamilyId}`);
  return (
    <>
      <Text size="sm">
        <DateRangeText from={card.fromDate} to={card.toDate} />
      </Text>
      <Text size="sm" {...(family === null ? { c: 'dimmed' } : {})}>
        {family === null ? words('noFamily') : [family, countyName].filter(Boolean).join(', ')}
      </Text>
      <Text size="sm" c="dimmed">
        {coordinatorName ? words('coordinator', { name: coordinatorName }) : words('noCoordinator')}
      </Text>
      <Group gap={4} mt={4}>
        {start && (
          <Badge color={start.key === 'starts' && start.days <= 7 ? 'yellow' : 'gray'}>
            {start.key === 'starts' ? words('starts', { days: start.days }) : words('begun', { days: start.days })}
          </Badge>
        )}
        {unanswered > 0 && <Badge color="blue">{words('unanswered', { count: unanswered })}</Badge>}
        {openTasks > 0 && <Badge color="yellow">{words('tasks', { count: openTasks })}</Badge>}
      </Group>
    </>
  );
}

export function BoardCardItem(props: CardProps) {
  const { card, isSelected, isArriving, isGrabbed, isDraggable, onSelect, onMove, onKeyDown, onBlur } = props;
  const element = useRef<HTMLLIElement>(null);
  const words = useTranslations('tripBoard');
  const list = useTranslations('list');
  const studentsText = useStudentsText();
  const name = studentsText(card);
  const isMovable = card.allowedTransitions.length > 0;
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
        <Checkbox
          size="sm"
          aria-label={list('select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(card, event.currentTarget.checked)}
        />
        <Anchor
          component={Link}
          to={paths.hubTripEdit({ id: card.id })}
          draggable={false}
          className={classes['name'] ?? ''}
          size="sm"
          fw={600}
        >
          {name}
        </Anchor>
        {isMovable && (
          <button
            type="button"
            className={classes['tool']}
            aria-label={words('grab.label', { name })}
            aria-description={words('grab.help')}
            aria-pressed={isGrabbed}
            onKeyDown={(event) => onKeyDown(event, card)}
            onBlur={onBlur}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
        )}
        <CardMenu card={card} name={name} onMove={onMove} />
      </div>
      <Facts card={card} />
    </li>
  );
}
