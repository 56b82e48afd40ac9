// An entry of a menu in the editor: dragged by its handle, and moved, nested, hidden, edited and removed by buttons and keys.

import { ActionIcon, Group, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { InnerEntry } from '#contract/content/menus.shapes.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { Grip, toSortableProps } from '#web/ui/drag/sortable-item.tsx';
import { type DropEdge, useSortable } from '#web/ui/drag/use-sortable.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './menus.module.css';

export interface EntryFacts {
  readonly name: string;
  /** Where it leads, in words. */
  readonly target: string;
  /** Why visitors don't get it, or not as expected; null if they do. */
  readonly warning: string | null;
}

export interface EntrySteps {
  readonly move: (key: string, by: -1 | 1) => void;
  readonly nest: (key: string) => void;
  readonly lift: (key: string) => void;
  readonly toggle: (key: string) => void;
  readonly edit: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly drop: (dragged: string, target: string, edge: DropEdge) => void;
  readonly takes: (dragged: string, target: string) => boolean;
}

interface MenuRowProps {
  readonly entry: InnerEntry;
  readonly facts: EntryFacts;
  readonly can: { readonly up: boolean; readonly down: boolean; readonly nest: boolean; readonly lift: boolean };
  readonly steps: EntrySteps;
  /** The entries below it. */
  readonly children?: ReactNode;
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly color?: 'gray' | 'red';
}

function Tool({ label, icon, onClick, disabled = false, color = 'gray' }: ToolProps) {
  return (
    <ActionIcon variant="subtle" color={color} aria-label={label} disabled={disabled} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

export function MenuRow({ entry, facts, can, steps, children }: MenuRowProps) {
  const words = useTranslations('menus.entry');
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { key, isVisible } = entry;
  const { name, target, warning } = facts;
  const sorted = useSortable({
    ...{ element, handle, group: 'menu entries', id: key },
    takes: (dragged) => steps.takes(dragged, key),
    onDrop: (dragged, side) => steps.drop(dragged, key, side),
  });

  function press(event: KeyboardEvent): void {
    if (!event.altKey || !event.shiftKey) return;
    const step = {
      ArrowUp: () => can.up && steps.move(key, -1),
      ArrowDown: () => can.down && steps.move(key, 1),
      ArrowRight: () => can.nest && steps.nest(key),
      ArrowLeft: () => can.lift && steps.lift(key),
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The entry around it stays where it is.
    event.stopPropagation();
    step();
  }

  return (
    <li onKeyDown={press} id={`entry-${key}`} aria-label={name}>
      <div ref={element} {...toSortableProps(sorted, classes['row'])}>
        <Grip handle={handle} />
        <div className={classes['said']}>
          <Group gap="xs">
            <Text fw={600} {...(isVisible ? {} : { c: 'dimmed' })}>
              {name}
            </Text>
            {!isVisible && <StateBadge>{words('hidden')}</StateBadge>}
            {isVisible && warning !== null && <StateBadge meaning="care">{warning}</StateBadge>}
          </Group>
          <Text size="sm" c="dimmed">
            {target}
          </Text>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of buttons, not a set of fields */}
        <div role="group" aria-label={words('tools', { name })} className={classes['tools']}>
          <Tool label={words('up')} icon={<IconArrowUp size={16} aria-hidden />} disabled={!can.up} onClick={() => steps.move(key, -1)} />
          <Tool
            label={words('down')}
            icon={<IconArrowDown size={16} aria-hidden />}
            disabled={!can.down}
            onClick={() => steps.move(key, 1)}
          />
          <Tool
            label={words('lift')}
            icon={<IconIndentDecrease size={16} aria-hidden />}
            disabled={!can.lift}
            onClick={() => steps.lift(key)}
          />
          <Tool
            label={words('nest')}
            icon={<IconIndentIncrease size={16} aria-hidden />}
            disabled={!can.nest}
            onClick={() => steps.nest(key)}
          />
          <Tool
            label={words(isVisible ? 'hide' : 'show')}
            icon={isVisible ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
            onClick={() => steps.toggle(key)}
          />
          <Tool label={words('edit')} icon={<IconPencil size={16} aria-hidden />} onClick={() => steps.edit(key)} />
          <Tool label={words('remove')} color="red" icon={<IconTrash size={16} aria-hidden />} onClick={() => steps.remove(key)} />
        </div>
      </div>
      {children}
    </li>
  );
}
