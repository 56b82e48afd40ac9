// Searching and switching rights: the grid, the explanation of a cell, and the reset to the defaults.

import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconRestore, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { PermissionRow } from '#contract/administration/permissions.shapes.ts';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PermissionDetail } from './permission-detail.tsx';
import { countSwitched, groupByArea, type Position, replaceRow, selectCellsOfRole } from './permission-grid.model.ts';
import { type Chosen, PermissionGrid } from './permission-grid.tsx';
import { useRightName } from './use-right-name.ts';

/** A phone has room for one role. */
const NARROW = '(max-width: 48em)';

/** Returns a function that switches a right and offers to undo it. */
function useSwitching({ rows, set, reload }: { rows: readonly PermissionRow[]; set: (rows: PermissionRow[]) => void; reload: () => void }) {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const roles = useTranslations('roles');

  async function switchTo({ row, cell }: Chosen, allowed: boolean): Promise<PermissionRow | null> {
    const { role } = cell;
    try {
      const body = { role, capability: row.capability, allowed, was: !allowed };
      const changed = await administration.switchPermission({ body }, { background: true });
      set(replaceRow(rows, changed));
      return changed;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast(error.code === 'changedMeanwhile' ? words('changedMeanwhile') : error.message, { kind: 'error' });
      reload();
      return null;
    }
  }

  return async function flip(chosen: Chosen): Promise<void> {
    const { row, cell } = chosen;
    if (cell.fixed !== null) return;
    const changed = await switchTo(chosen, !cell.allowed);
    if (changed === null) return;
    const values = { role: roles(`name.${cell.role}`), right: rightName(row.capability) };
    showToast(cell.allowed ? words('switchedOffToast', values) : words('switchedOnToast', values), {
      action: {
        label: words('undo'),
        run: () => void switchTo({ row: changed, cell }, cell.allowed),
      },
    });
  };
}

export function PermissionPanel() {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const roles = useTranslations('roles');
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [role, setRole] = useState<Role>(ROLES[0]);
  const answer = useAnswer('permissions', (signal) => administration.readPermissions({}, { signal }));
  const [search, setSearch] = useState('');
  const [onlySwitched, setOnlySwitched] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState<Position>({ row: 0, column: 0 });
  const rows = answer.value?.data ?? [];
  const flip = useSwitching({ rows, set: (data) => answer.set({ data }), reload: answer.reload });
  if (answer.fault !== null && answer.value === null) return <Fault message={answer.fault} onRetry={answer.reload} />;
  if (answer.value === null) return <LoadingRows count={8} />;

  const nameOf = (row: PermissionRow) => `${rightName(row.capability)} ${words(`area.${row.area as 'users'}`)}`;
  const groups = groupByArea(narrow ? selectCellsOfRole(role, rows) : rows, { search, onlySwitched, nameOf });
  const shown = groups.flatMap((group) => group.rows);
  const shownRoles = narrow ? [role] : ROLES;
  /** The label includes how many of the role's rights are switched. */
  const choiceOf = (value: Role) => {
    const count = countSwitched(selectCellsOfRole(value, rows));
    return { value, label: count === 0 ? roles(`name.${value}`) : `${roles(`name.${value}`)} (${count})` };
  };
  const at = { row: Math.min(position.row, Math.max(0, shown.length - 1)), column: Math.min(position.column, shownRoles.length - 1) };
  const row = shown[at.row];
  const cell = row?.cells[at.column];
  const switched = countSwitched(rows);

  async function resetAll(): Promise<void> {
    const sure = await confirm({
      title: words('resetTitle'),
      consequences: [words('resetText', { count: switched })],
      confirm: words('resetConfirm'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      answer.set(await administration.resetPermissions({ body: {} }));
      showToast(words('resetDone'));
      // The button disappears with the last switched right, so the focus moves to the search field.
      searchField.current?.focus();
    } catch {
      answer.reload();
    }
  }

  return (
    <Stack gap="sm">
      <Group gap="md" justify="space-between">
        <Group gap="md">
          {narrow && (
            <NativeSelect
              w="100%"
              label={words('role')}
              value={role}
              onChange={(event) => setRole(ROLES.find((one) => one === event.currentTarget.value) ?? role)}
              data={ROLES.map(choiceOf)}
            />
          )}
          <TextInput
            ref={searchField}
            w={narrow ? '100%' : undefined}
            type="search"
            aria-label={words('search')}
            placeholder={words('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Checkbox
            label={words('onlySwitched')}
            checked={onlySwitched}
            onChange={(event) => setOnlySwitched(event.currentTarget.checked)}
          />
        </Group>
        <Group gap="sm">
          <Text size="sm" c="dimmed" aria-live="polite">
            {words('switchedCount', { count: switched })}
          </Text>
          {switched > 0 && (
            <Button variant="default" leftSection={<IconRestore size={16} aria-hidden />} onClick={() => void resetAll()}>
              {words('resetAll')}
            </Button>
          )}
        </Group>
      </Group>
      {shown.length === 0 ? (
        <Alert color="gray">{words('nothingFound')}</Alert>
      ) : (
        <PermissionGrid
          groups={groups}
          shownRoles={shownRoles}
          position={at}
          onMove={setPosition}
          onSwitch={(chosen) => void flip(chosen)}
        />
      )}
      {row !== undefined && cell !== undefined && <PermissionDetail row={row} cell={cell} onSwitch={(chosen) => void flip(chosen)} />}
    </Stack>
  );
}
