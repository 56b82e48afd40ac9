// The rows of a file that were not imported, as a file with reasons, to be mended and uploaded again.

import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import { exportRefusedRows } from '#contract/trips/import.endpoints.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { download } from '#web/platform/api/download.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function RefusedRows({ run }: { readonly run: BulkRun }) {
  const words = useTranslations('tripsBulk');
  const [isBusy, setBusy] = useState(false);
  const isOfFile = run.change.action === 'import' && run.phase !== 'undo';
  if (!isOfFile || run.counts.refused + run.counts.failed === 0) return null;
  async function save(): Promise<void> {
    setBusy(true);
    await attemptRequest(download(exportRefusedRows, { params: { id: run.id }, query: { format: 'csv' } } as never));
    setBusy(false);
  }
  return (
    <div>
      <Text size="sm">{words('refusedText')}</Text>
      <Group mt="xs">
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void save()}>
          {words('refusedFile')}
        </Button>
      </Group>
    </div>
  );
}
