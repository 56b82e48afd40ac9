// The invoices of a trip, and the link to create one.

import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isCredited, isDue } from '../billed.model.ts';

/** Returns whether a valid invoice covers the price: the rest is then a difference, not a new invoice. */
const isBilled = (invoices: Trip['invoices']) => invoices.some((invoice) => invoice.state !== 'void' && !isCredited(invoice));

export function TripInvoiceTable({ trip: { id, invoices } }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips.invoices');
  const states = useTranslations('invoices.state');
  const all = useTranslations('invoices');
  const { capabilities } = useSignedInUser();
  const write = capabilities.includes('invoices.write') && !isBilled(invoices) && (
    <Button component={Link} to={paths.hubInvoiceCreate({ id })} variant="default" leftSection={<IconFileInvoice size={16} aria-hidden />}>
      {words('write')}
    </Button>
  );
  if (invoices.length === 0) return <EmptyState order={3} title={words('none')} action={write} />;
  return (
    <Stack>
      <FiguresTable
        label={words('label')}
        rows={invoices}
        rowKey={(invoice) => invoice.id}
        stacks
        columns={[
          {
            name: 'number',
            heading: words('number'),
            cell: (invoice) => (
              <Anchor component={Link} to={paths.hubInvoiceAction({ id: invoice.id })}>
                {invoice.number ?? words('draft', { id: String(invoice.id) })}
              </Anchor>
            ),
          },
          {
            name: 'state',
            heading: words('state'),
            cell: (invoice) => (
              <>
                {isCredited(invoice) ? all('credited') : states(invoice.state)}
                {invoice.credits.map((note) => (
                  <Text key={note.id} size="sm">
                    <Anchor component={Link} to={paths.hubInvoiceAction({ id: note.id })} inherit>
                      {note.number ?? `#${note.id}`}
                    </Anchor>
                  </Text>
                ))}
              </>
            ),
          },
          {
            name: 'total',
            heading: words('total'),
            figure: true,
            cell: ({ total, currency }) => total !== null && <MoneyText amount={total} currency={currency} />,
          },
          {
            name: 'outstanding',
            heading: words('outstanding'),
            figure: true,
            cell: ({ outstanding, currency }) => <MoneyText amount={outstanding} currency={currency} />,
          },
          {
            name: 'due',
            heading: words('due'),
            cell: (invoice) => invoice.dueDate !== null && isDue(invoice) && <DateText day={invoice.dueDate} />,
          },
        ]}
      />
      <Group>{write}</Group>
    </Stack>
  );
}
