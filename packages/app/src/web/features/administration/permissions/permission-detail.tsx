// Explains one cell of the grid: whether it is on, its scope, and why it can't be switched.

import { Button, Group, Paper, Text } from '@mantine/core';
import { useRef } from 'react';
import { useKeepClear } from '#web/ui/keep-clear.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './permission-detail.module.css';
import { isSwitched } from './permission-grid.model.ts';
import type { Chosen } from './permission-grid.tsx';
import { useRightName } from './use-right-name.ts';

export function PermissionDetail({ row, cell, onSwitch }: Chosen & { onSwitch: (chosen: Chosen) => void }) {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const roles = useTranslations('roles');
  const card = useRef<HTMLDivElement>(null);
  // The explanation must stay readable while the toast offers to undo the switch.
  useKeepClear(card);
  const right = rightName(row.capability);
  const reach = words(`reach.${cell.reach}`);
  const isPlain = cell.reach === 'plain' || cell.reach === 'none';
  const on = isPlain ? words('detail.plainOn') : words('detail.on', { reach });
  const off = isPlain ? words('detail.plainOff') : words('detail.off', { reach });
  const state = cell.allowed ? on : off;
  return (
    <Paper ref={card} withBorder className={classes['detail'] ?? ''} role="status">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600} size="sm">
            {words('cell.name', { role: roles(`name.${cell.role}`), right })}
          </Text>
          <Text size="sm" c="dimmed">
            {cell.fixed === null || cell.allowed ? state : words('detail.plainOff')}{' '}
            {cell.fixed !== null && words('detail.fixed', { reason: words(`fixed.${cell.fixed}`) })}
            {isSwitched(cell) && (cell.allowed ? words('detail.switchedOn') : words('detail.switchedOff'))}
          </Text>
        </div>
        {isSwitched(cell) && (
          <Button size="xs" variant="default" onClick={() => onSwitch({ row, cell })}>
            {words('detail.restore')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
