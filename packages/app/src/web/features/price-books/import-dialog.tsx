// The import of prices from a file: first a preview of the changes, then the import.

import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { importPrices } from '#contract/pricing/price-books.endpoints.ts';
import type { ImportReport } from '#contract/pricing/price-books.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DifferenceList } from './difference-list.tsx';
import { FaultList } from './fault-list.tsx';
import { reloadPriceBooks } from './publish-dialog.tsx';

function sendFile(file: File, fields: Readonly<Record<string, string>>): Promise<ImportReport | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return attemptRequest(call(importPrices, { body: form as never }));
}

function Preview({ report: { counts, faults, faultsInAll, differences, differencesInAll } }: { readonly report: ImportReport }) {
  const words = useTranslations('priceBooks');
  if (faults.length > 0) return <FaultList title={words('importFaults')} faults={faults} inAll={faultsInAll} />;
  return (
    <>
      {counts !== null && <Text>{words('importCounts', { templates: counts.templates, pricings: counts.pricings })}</Text>}
      {differences === null && <Text>{words('importUncompared')}</Text>}
      {differences !== null && differencesInAll === 0 && <Text>{words('importSame')}</Text>}
      {differences !== null && differencesInAll > 0 && <DifferenceList differences={differences} inAll={differencesInAll} />}
    </>
  );
}

interface Chosen {
  readonly file: File;
  readonly report: ImportReport;
}

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const words = useTranslations('priceBooks');
  const common = useTranslations('common');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function busy(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work();
    setBusy(false);
  }

  const look = (file: File | null) =>
    busy(async () => {
      const report = file === null ? null : await sendFile(file, { dry_run: 'true' });
      setChosen(file === null || report === null ? null : { file, report });
    });

  const take = ({ file, report: { basis } }: Chosen) =>
    busy(async () => {
      if ((await sendFile(file, { basis })) === null) return;
      showToast(words('imported'));
      void reloadPriceBooks();
      onClose();
    });

  const isReady =
    chosen !== null && chosen.report.faults.length === 0 && chosen.report.differencesInAll + Number(chosen.report.differences === null) > 0;
  return (
    <Modal opened onClose={onClose} size="xl" title={words('importTitle')} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="md">
        <Text>{words('importText')}</Text>
        <Group gap="sm">
          <FileButton accept="application/json,.json" onChange={(file) => void look(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isBusy && chosen === null}>
                {words('chooseFile')}
              </Button>
            )}
          </FileButton>
          {chosen !== null && <Text>{chosen.file.name}</Text>}
        </Group>
        {chosen !== null && (
          <>
            <Preview report={chosen.report} />
            {isReady && (
              <>
                <Text size="sm">{words('replaces')}</Text>
                <Group justify="flex-end">
                  <Button leftSection={<IconFileImport size={16} aria-hidden />} loading={isBusy} onClick={() => void take(chosen)}>
                    {words('importNow')}
                  </Button>
                </Group>
              </>
            )}
          </>
        )}
      </Stack>
    </Modal>
  );
}
