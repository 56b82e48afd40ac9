// The form to start an audit, and the download of the bookings it would check.

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportBookings, listAudits, startAudit, startAuditOfFile } from '#contract/repricing/audits.endpoints.ts';
import type { Audit } from '#contract/repricing/audits.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SourceForm } from './source-form.tsx';
import { startWithFile, useLastYear } from './start-run.ts';

export function StartAudit({ onBegun }: { readonly onBegun: (id: number) => void }) {
  const words = useTranslations('repricing');
  const year = useLastYear();
  const start = useAction(startAudit, { changes: [listAudits], told: false });
  const begun = ({ id }: Audit) => onBegun(id);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {words('auditText')}
      </Text>
      <SourceForm
        label={words('startAudit')}
        initial={year}
        onPeriod={(body) => start.send({ body })}
        onFile={(file) => startWithFile(startAuditOfFile, file)}
        onBegun={begun}
      />
      <Group>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download(exportBookings, { query: year }).catch(() => undefined)}
        >
          {words('exportBookings')}
        </Button>
      </Group>
    </Stack>
  );
}
