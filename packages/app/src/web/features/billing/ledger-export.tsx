// The ledger export for accounting: period, business and format, and what each account in it means.

import { Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { exportLedger } from '#contract/finance/billing/billing.endpoints.ts';
import { LEDGER_ACCOUNTS, LEDGER_FORMATS, type LedgerAccount } from '#contract/finance/billing/ledger-accounts.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { isPeriod, listPeriods, type Period } from './period.model.ts';
import { PeriodFields } from './period-fields.tsx';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

function Chart() {
  const words = useTranslations('billing.ledger');
  const names = useTranslations('names.ledger');
  const columns = [
    { name: 'account', heading: words('account'), cell: (account: LedgerAccount) => <Code>{LEDGER_ACCOUNTS[account]}</Code> },
    { name: 'meaning', heading: words('meaning'), cell: (account: LedgerAccount) => names(account) },
  ];
  const rows = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[];
  return <FiguresTable label={words('chart')} columns={columns} rows={rows} rowKey={(account) => account} />;
}

export function LedgerExport() {
  const words = useTranslations('billing.ledger');
  const today = useToday();
  const businesses = useEndpoint(listBusinesses, ALL).data?.data ?? [];
  const [period, setPeriod] = useState<Period>(() => listPeriods(today)[1] ?? { from: today, to: today });
  const [businessId, setBusinessId] = useState<string | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const { from, to } = period;
  async function run(format: (typeof LEDGER_FORMATS)[number]): Promise<void> {
    setRunning(format);
    const only = businessId === null ? {} : { businessId: Number(businessId) };
    // The failure has already been shown.
    await download(exportLedger, { query: { from, to, format, ...only } }).catch(() => undefined);
    setRunning(null);
  }
  return (
    <Card component="section" aria-label={words('title')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {words('text')}
        </Text>
        <PeriodFields period={period} today={today} onChange={setPeriod} />
        <SelectInput
          label={words('business')}
          description={words('businessHint')}
          choices={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={businessId}
          onChange={setBusinessId}
          clearable
        />
        <Group gap="xs">
          {LEDGER_FORMATS.map((format) => (
            <Button
              key={format}
              variant={format === 'ledger' ? 'filled' : 'default'}
              disabled={!isPeriod(period) || (running !== null && running !== format)}
              loading={running === format}
              onClick={() => void run(format)}
            >
              {words(`file.${format}`)}
            </Button>
          ))}
        </Group>
        <Title order={2} size="h5">
          {words('chart')}
        </Title>
        <Chart />
      </Stack>
    </Card>
  );
}
