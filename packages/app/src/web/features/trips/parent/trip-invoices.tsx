// What was billed for a trip: the way to pay what is due, and to the receipt of what is paid.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { Anchor, Button, Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/router.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';

type Invoice = Trip['invoices'][number];

function isDue({ currency, outstanding }: Invoice): boolean {
  const math = amountsIn(currency);
  return math.ok && math.value.compare(outstanding, '0') > 0;
}

function Standing({ invoice }: { readonly invoice: Invoice }) {
  const words = useTranslations('ownTrips.invoices');
  const { currency, outstanding, dueDate, state } = invoice;
  if (!isDue(invoice)) return <Text size="sm">{words(state === 'void' ? 'void' : 'settled')}</Text>;
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

export function TripInvoices({ trip: { invoices, side } }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.invoices');
  return (
    <Section title={words('title')}>
      {invoices.length === 0 && <Text c="dimmed">{words('none')}</Text>}
      {invoices.map((invoice) => {
        const name = invoice.number ?? words('draft', { id: String(invoice.id) });
        const to = paths.travelInvoiceAction({ id: invoice.id });
        const isPayable = side === 'parent' && isDue(invoice);
        return (
          <div key={invoice.id} className={classes['row']}>
            <div>
              {side === 'parent' ? (
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
            </div>
            {side === 'parent' && (
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
