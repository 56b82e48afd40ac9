// A host's payments by stay: the state and dates of each amount, and the total paid in the year.

import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { exportOwnPayments, listOwnPayments } from '#contract/finance/purchases/own-payments.endpoints.ts';
import type { OwnPayments as Owned, OwnPayment, OwnPaymentState } from '#contract/finance/purchases/own-payments.shapes.ts';
import { paths } from '#web/paths.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOfYear, listYears } from './own-payments.model.ts';

const MEANINGS: Readonly<Record<OwnPaymentState, Meaning>> = { scheduled: 'info', pending: 'care', paid: 'good' };

export function OwnPaymentBadge({ state }: { readonly state: OwnPaymentState }) {
  const words = useTranslations('lists.ownPayments.states');
  return <StateBadge meaning={MEANINGS[state]}>{words(state)}</StateBadge>;
}

function What({ payment: { invoiceId, number, trip } }: { readonly payment: OwnPayment }) {
  const words = useTranslations('ownPayments');
  const stay =
    trip === null ? (
      (number ?? words('noStay'))
    ) : (
      <>
        {trip.studentName}, <DateRangeText from={trip.fromDate} to={trip.toDate} />
      </>
    );
  if (invoiceId === null) return stay;
  return (
    <Anchor component={Link} to={paths.hostPaymentAction({ id: invoiceId })} inherit>
      {stay}
    </Anchor>
  );
}

function Hostings({ rows }: { readonly rows: readonly OwnPayment[] }) {
  const words = useTranslations('ownPayments');
  const label = useTranslations('lists.ownPayments.columns');
  return (
    <FiguresTable
      label={words('hostings')}
      stacks
      columns={[
        { name: 'stay', heading: words('stay'), cell: (payment: OwnPayment) => <What payment={payment} /> },
        { name: 'state', heading: label('state'), cell: ({ state }: OwnPayment) => <OwnPaymentBadge state={state} /> },
        { name: 'dueDate', heading: label('dueDate'), cell: ({ dueDate }: OwnPayment) => <DateText day={dueDate} /> },
        { name: 'paidOn', heading: label('paidOn'), cell: ({ paidOn }: OwnPayment) => (paidOn === null ? '–' : <DateText day={paidOn} />) },
        {
          name: 'amount',
          heading: label('amount'),
          cell: ({ total, currency }: OwnPayment) => <MoneyText amount={total} currency={currency} />,
          figure: true,
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function YearTotal({ years, year }: { readonly years: Owned['years']; readonly year: string }) {
  const words = useTranslations('ownPayments');
  const sums = years.filter((one) => String(one.year) === year);
  return (
    <Card component="section" aria-label={words('yearTotal', { year })}>
      <Title order={2} size="h5">
        {words('yearTotal', { year })}
      </Title>
      {sums.length === 0 ? (
        <Text c="dimmed">{words('nothingPaid')}</Text>
      ) : (
        sums.map(({ currency, paid }) => (
          <Text key={currency} size="xl" fw={600}>
            <MoneyText amount={paid} currency={currency} />
          </Text>
        ))
      )}
      <Text size="sm" c="dimmed">
        {words('yearHint')}
      </Text>
    </Card>
  );
}

function Paid({ data, years }: Owned) {
  const words = useTranslations('ownPayments');
  const all = listYears({ data, years });
  const [year, setYear] = useState(all[0] ?? '');
  if (data.length === 0) return <EmptyState title={words('empty.title')} text={words('empty.text')} />;
  const rows = data.filter((payment) => isOfYear(payment, year));
  return (
    <Stack>
      <Group align="flex-end">
        <SelectInput
          label={words('year')}
          value={year}
          onChange={(chosen) => setYear(chosen ?? year)}
          choices={all.map((value) => ({ value, label: value }))}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download(exportOwnPayments, { query: { year: Number(year) } }).catch(() => undefined)}
        >
          {words('download')}
        </Button>
      </Group>
      <YearTotal years={years} year={year} />
      <Hostings rows={rows} />
    </Stack>
  );
}

export function OwnPayments() {
  const { data, failure, reload } = useEndpoint(listOwnPayments, {});
  if (data === undefined) return failure === null ? <LoadingRows count={5} /> : <Fault message={failure.message} onRetry={reload} />;
  return <Paid {...data} />;
}
