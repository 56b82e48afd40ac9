// The actions of a row. The menu is created when it is opened: a list has many rows, and few menus are ever opened.

import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { RowAction } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './row.module.css';

interface OpenMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

function OpenMenu({ label, actions, onClose }: OpenMenuProps) {
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      position="bottom-end"
    >
      <Menu.Target>
        {/* Covers the button that opened the menu, so that a second click closes it. */}
        <button type="button" className={classes.over} tabIndex={-1} aria-hidden aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, run, tone, icon }) => (
          <Menu.Item
            key={name}
            {...(tone === 'danger' ? { c: 'var(--mantine-color-error)' } : {})}
            leftSection={icon}
            onClick={() => void run()}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const words = useTranslations('list');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  const label = words('actionsFor', { name });
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <span className={classes.actions}>
      <button
        ref={button}
        type="button"
        className={classes.dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconDotsVertical size={16} aria-hidden />
      </button>
      {open ? <OpenMenu label={label} actions={actions} onClose={close} /> : null}
    </span>
  );
}
