// The totals of payouts: a row per currency, a column per state that occurs.

import { Card, Text, Title } from '@mantine/core';
import { PAYOUT_STATES } from '#contract/finance/payouts/payout.machine.ts';
import { readPayoutTotals } from '#contract/finance/payouts/payouts.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function Totals() {
  const words = useTranslations('payouts');
  const { data, failure, reload } = useEndpoint(readPayoutTotals, {});
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  const totals = data.data.filter(({ state }) => state !== 'void');
  if (totals.length === 0) return <Text c="dimmed">{words('totals.nothing')}</Text>;
  const states = PAYOUT_STATES.filter((state) => totals.some((total) => total.state === state));
  const columns = [
    { name: 'currency', heading: words('totals.currency'), cell: (currency: string) => currency },
    ...states.map((state) => ({
      name: state,
      heading: words(`state.${state}`),
      figure: true,
      cell: (currency: string) => {
        const total = totals.find((one) => one.currency === currency && one.state === state);
        if (total === undefined) return '–';
        return (
          <>
            <MoneyText amount={total.amount} currency={currency} />
            <Text size="xs" c="dimmed">
              {words('totals.count', { count: total.count })}
            </Text>
          </>
        );
      },
    })),
  ];
  const currencies = [...new Set(totals.map(({ currency }) => currency))];
  return <FiguresTable label={words('totals.title')} columns={columns} rows={currencies} rowKey={(currency) => currency} stacks />;
}

export function PayoutTotals() {
  const words = useTranslations('payouts.totals');
  return (
    <Card component="section" mb="md">
      <Title order={2} size="h5" mb="xs">
        {words('title')}
      </Title>
      <Totals />
    </Card>
  );
}
