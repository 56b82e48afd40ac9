// Exports the list as a file: with its search, filters, sort and columns, or only the selected rows.

import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Selection } from '#web/ui/list/selection/selection.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type ListState, toListRequest } from './list.model.ts';
import classes from './list.module.css';
import type { ExportAsked } from './list-types.ts';

interface ExportMenuProps {
  readonly state: ListState;
  readonly columns: readonly string[];
  readonly selection: Selection;
  readonly onExport: (asked: ExportAsked) => Promise<void>;
}

export function ExportMenu({ state, columns, selection, onExport }: ExportMenuProps) {
  const words = useTranslations('list');
  const [busy, setBusy] = useState(false);
  async function run(format: ExportAsked['format']) {
    const { page: _, perPage: __, ...query } = toListRequest(state);
    const ids = selection.mode === 'some' && selection.keys.size > 0 ? { ids: [...selection.keys] } : {};
    setBusy(true);
    try {
      await onExport({ format, query: query as ExportAsked['query'], columns, ...ids });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          className={classes.tool ?? ''}
          loading={busy}
          aria-label={words(busy ? 'exporting' : 'export')}
          title={words('export')}
        >
          <IconDownload size={16} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void run('csv')}>{words('exportCsv')}</Menu.Item>
        <Menu.Item onClick={() => void run('xlsx')}>{words('exportXlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
