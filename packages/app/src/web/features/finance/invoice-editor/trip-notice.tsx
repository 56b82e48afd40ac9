// The notices above a trip's invoice form: the trip, the choice between sales and purchase invoice, and earlier invoices for its price.

import { Alert, Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { ListedInvoice, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { InvoicePartProps } from './form-parts.ts';

/** Shows a trip in one line: who stays, and when. */
export function TripName({ trip: { studentName, fromDate, toDate } }: { readonly trip: NonNullable<ListedInvoice['trip']> }) {
  return (
    <>
      {studentName}, <DateText day={fromDate} /> – <DateText day={toDate} />
    </>
  );
}

/** Shows the trip of the invoice, and a link to a purchase invoice for the same trip. */
export function TripNotice({ toBill: { trip } }: { readonly toBill: TripToBill }) {
  const words = useTranslations('invoices.trip');
  const { capabilities } = useSignedInUser();
  return (
    <Card mb="md">
      <Stack gap="sm">
        <Text>
          {words('for', { id: String(trip.id) })} <TripName trip={trip} />
        </Text>
        {capabilities.includes('purchaseInvoices.write') && (
          <Group gap="xs" role="group" aria-label={words('kind')}>
            <Button size="compact-md" aria-current="true">
              {words('sales')}
            </Button>
            <Button size="compact-md" variant="default" component={Link} to={paths.hubPurchaseInvoices({ trip: trip.id })}>
              {words('purchase')}
            </Button>
          </Group>
        )}
        {trip.quoteFingerprint === null && <Alert color="yellow">{words('noPrice')}</Alert>}
      </Stack>
    </Card>
  );
}

/** Shown if the trip was invoiced: the invoice, the rest of the price, and a link to settle it. */
export function BilledNotice({
  toBill: { trip, billing },
  billedBy,
}: {
  readonly toBill: TripToBill;
  readonly billedBy: NonNullable<TripToBill['billedBy']>;
}) {
  const words = useTranslations('invoices.trip');
  const prices = useTranslations('tripPrice.billing');
  const { id, number } = billedBy;
  return (
    <Alert color="yellow" title={words('billed')}>
      <Stack gap="xs" align="flex-start">
        <Anchor component={Link} to={paths.hubInvoiceAction({ id })} inherit>
          {number ?? words('draft', { id: String(id) })}
        </Anchor>
        <Text size="sm">{prices('whole')}</Text>
        {billing?.difference != null && (
          <Text size="sm">
            {prices('difference')}: <MoneyText amount={billing.difference} currency={billing.currency} />
          </Text>
        )}
        <Button component={Link} to={`${paths.hubTripEdit({ id: trip.id })}?tab=invoices`} variant="default">
          {prices('title')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Asks why the price is invoiced again: if it was invoiced before, or if the server requires a reason. */
export function BillAgain({ form, billedBy }: InvoicePartProps & { readonly billedBy: TripToBill['billedBy'] }) {
  const words = useTranslations('invoices.trip');
  const field = form.field('billAgain');
  if (billedBy === null && field.problem === undefined) return null;
  return (
    <Stack gap="sm">
      {billedBy !== null && (
        <Alert color="yellow" title={words('billed')}>
          <Anchor component={Link} to={paths.hubInvoiceAction({ id: billedBy.id })} inherit>
            {billedBy.number ?? words('draft', { id: String(billedBy.id) })}
          </Anchor>
        </Alert>
      )}
      <TextField of={field} label={words('again')} maxLength={500} required />
    </Stack>
  );
}
