// A statement on the screen: per currency the opening balance, the movements with links to their sources, and the closing balance.

import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import type { Movement, Statement } from '#contract/finance/billing/billing.shapes.ts';
import { paths } from '#web/paths.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns the path of a movement's source: the page of an invoice, or the list of other records. */
function pathOf({ kind, refId }: Movement): string {
  if (kind === 'payment' || kind === 'refund') return paths.hubPayments({ open: refId });
  if (kind === 'purchase' || kind === 'purchaseVoid') return paths.hubPurchaseInvoices({ open: refId });
  if (kind === 'stay' || kind === 'payout') return paths.hubPayouts({ open: refId });
  return paths.hubInvoiceAction({ id: refId });
}

interface Row extends Omit<Movement, 'kind' | 'debit' | 'credit'> {
  readonly key: string;
  readonly what: string;
  readonly debit: string | null;
  readonly credit: string | null;
  readonly to?: string;
}

function OfCurrency({ of, from, to }: { readonly of: Statement['currencies'][number]; readonly from: string; readonly to: string }) {
  const words = useTranslations('billing.statement');
  const heading = useTranslations('lists.statement.columns');
  const names = useTranslations('names.movement');
  const { currency, opening, movements, debits, credits, closing } = of;
  const end = { number: '', refId: 0 };
  const rows: Row[] = [
    { ...end, key: 'opening', day: from, what: words('opening'), debit: null, credit: null, balance: opening },
    ...movements.map((movement) => ({
      ...movement,
      key: `${movement.kind} ${movement.refId}`,
      what: names(movement.kind),
      to: pathOf(movement),
    })),
    { ...end, key: 'closing', day: to, what: words('closing'), debit: debits, credit: credits, balance: closing },
  ];
  const figure = (name: 'debit' | 'credit' | 'balance') => ({
    name,
    heading: heading(name),
    figure: true,
    cell: (row: Row) => row[name] !== null && <MoneyText amount={row[name]} currency={currency} />,
  });
  const columns = [
    { name: 'day', heading: heading('day'), cell: ({ day }: Row) => <DateText day={day} /> },
    {
      name: 'what',
      heading: heading('what'),
      cell: ({ what, number, to: path }: Row) =>
        path === undefined ? (
          <strong>{what}</strong>
        ) : (
          <Anchor component={Link} to={path} size="sm">
            {[what, number].filter(Boolean).join(' ')}
          </Anchor>
        ),
    },
    figure('debit'),
    figure('credit'),
    figure('balance'),
  ];
  return <FiguresTable label={words('of', { currency })} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

export function StatementView({ statement }: { readonly statement: Statement }) {
  const words = useTranslations('billing.statement');
  const { currencies, from, to } = statement;
  if (currencies.length === 0) return <Text c="dimmed">{words('nothing')}</Text>;
  return (
    <Stack>
      {currencies.map((of) => (
        <section key={of.currency} aria-label={words('of', { currency: of.currency })}>
          <Group justify="space-between" mb={4}>
            <Title order={3} size="h6">
              {of.currency}
            </Title>
            <MoneyText amount={of.closing} currency={of.currency} />
          </Group>
          <OfCurrency of={of} from={from} to={to} />
        </section>
      ))}
    </Stack>
  );
}
