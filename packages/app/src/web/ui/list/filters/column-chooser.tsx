// Chooses which columns are shown and in which order; also by keyboard.

import { ActionIcon, Button, Checkbox, Popover, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#web/ui/list/list.module.css';
import type { Density, ListColumn } from '#web/ui/list/list-types.ts';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listColumnsInOrder, listShownColumns, moveColumn, toggleColumn } from './columns.model.ts';

interface ColumnChooserProps {
  readonly columns: readonly ListColumn<never>[];
  readonly handle: ListStateHandle;
  readonly density: Density;
  readonly onDensity?: ((density: Density) => void) | undefined;
}

interface LineProps extends Pick<ColumnChooserProps, 'columns' | 'handle'> {
  readonly column: ListColumn<never>;
  readonly onMoved: (said: string) => void;
}

function Line({ column, columns, handle, onMoved }: LineProps) {
  const words = useTranslations('list');
  const asked = handle.state.columns;
  const shown = listShownColumns(columns, asked);
  const place = shown.indexOf(column.name);
  const first = columns.some(({ primary }) => primary) ? 1 : 0;
  const set = (next: readonly string[] | null) => handle.change({ columns: next }, { replace: true });
  function move(by: -1 | 1) {
    set(moveColumn(columns, asked, { name: column.name, by }));
    onMoved(words('columnMoved', { column: column.heading, place: place + by + 1, count: shown.length }));
  }
  return (
    <li className={classes.columnLine}>
      <Checkbox
        label={column.heading}
        aria-label={words('columnShow', { column: column.heading })}
        checked={place !== -1}
        disabled={column.primary ?? false}
        onChange={() => set(toggleColumn(columns, asked, column.name))}
      />
      {place === -1 || column.primary ? null : (
        <span>
          <ActionIcon
            size={28}
            aria-label={words('columnEarlier', { column: column.heading })}
            aria-disabled={place <= first}
            onClick={() => place > first && move(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={28}
            aria-label={words('columnLater', { column: column.heading })}
            aria-disabled={place === shown.length - 1}
            onClick={() => place < shown.length - 1 && move(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

export function ColumnChooser({ columns, handle, density, onDensity }: ColumnChooserProps) {
  const words = useTranslations('list');
  const [said, setSaid] = useState('');
  const order = listColumnsInOrder(columns, handle.state.columns);
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button variant="default" className={classes.tool ?? ''} aria-label={words('columns')} title={words('columns')}>
          <IconColumns3 size={16} aria-hidden />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words('columns')}>
        <Stack gap="sm">
          <ul className={classes.columns}>
            {order.map((name) => {
              const column = columns.find((one) => one.name === name);
              return column && <Line key={name} column={column} columns={columns} handle={handle} onMoved={setSaid} />;
            })}
          </ul>
          {handle.state.columns === null ? null : (
            <Button variant="subtle" size="xs" onClick={() => handle.change({ columns: null }, { replace: true })}>
              {words('columnsReset')}
            </Button>
          )}
          {onDensity === undefined ? null : (
            <Switch
              label={words('dense')}
              checked={density === 'dense'}
              onChange={(event) => onDensity(event.currentTarget.checked ? 'dense' : 'comfortable')}
            />
          )}
        </Stack>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Popover.Dropdown>
    </Popover>
  );
}
