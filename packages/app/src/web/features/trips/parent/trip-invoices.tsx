// The invoices of a trip: links to pay what is due, and to the receipts of what is paid.

import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isCredited, isDue } from '../billed.model.ts';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';

type Invoice = Trip['invoices'][number];

function Standing({ invoice }: { readonly invoice: Invoice }) {
  const words = useTranslations('ownTrips.invoices');
  const { currency, outstanding, dueDate, state } = invoice;
  if (!isDue(invoice)) return <Text size="sm">{words(state === 'void' ? 'void' : isCredited(invoice) ? 'credited' : 'paid')}</Text>;
  return (
    <Text size="sm" fw={600}>
      {words('due')} <MoneyText amount={outstanding} currency={currency} />
      {dueDate !== null && (
        <>
          {' · '}
          {words('until')} <DateText day={dueDate} />
        </>
      )}
    </Text>
  );
}

/** The billed parent can open and pay an invoice; other parents of the children only see its status. */
export function TripInvoices({ trip: { invoices, parent } }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.invoices');
  return (
    <Section title={words('title')}>
      {invoices.length === 0 && <Text c="dimmed">{words('none')}</Text>}
      {invoices.map((invoice) => {
        const name = invoice.number ?? words('draft', { id: String(invoice.id) });
        const to = paths.travelInvoiceAction({ id: invoice.id });
        const { isOwn } = invoice;
        const isPayable = isOwn && isDue(invoice);
        return (
          <div key={invoice.id} className={classes['row']}>
            <div>
              {isOwn ? (
                <Anchor component={Link} to={to}>
                  {name}
                </Anchor>
              ) : (
                <Text>{name}</Text>
              )}
              {invoice.total !== null && (
                <Text size="sm">
                  <MoneyText amount={invoice.total} currency={invoice.currency} />
                </Text>
              )}
              <Standing invoice={invoice} />
              {!isOwn && parent !== null && (
                <Text size="sm" c="dimmed">
                  {words('billedTo', { name: parent.name })}
                </Text>
              )}
              {invoice.credits.map((note) => (
                <Text key={note.id} size="sm">
                  {words('creditedBy')}{' '}
                  {isOwn ? (
                    <Anchor component={Link} to={paths.travelInvoiceAction({ id: note.id })} inherit>
                      {note.number ?? `#${note.id}`}
                    </Anchor>
                  ) : (
                    (note.number ?? `#${note.id}`)
                  )}
                </Text>
              ))}
            </div>
            {isOwn && (
              <Button
                component={Link}
                to={to}
                variant={isPayable ? 'filled' : 'default'}
                className="no-print"
                aria-label={`${words(isPayable ? 'pay' : 'receipt')}: ${name}`}
              >
                {words(isPayable ? 'pay' : 'receipt')}
              </Button>
            )}
          </div>
        );
      })}
    </Section>
  );
}
