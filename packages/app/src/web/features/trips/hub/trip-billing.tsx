// What is invoiced of a trip's agreed price, and settling the difference: by an invoice, by credit notes, or by waiving it.

import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'wouter';
import { settleTripDifference, type TripBilling } from '#contract/finance/invoices/trip-billing.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { askReason } from '#web/ui/dialog/dialogs.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { signOf, toPositiveAmount } from '../difference.model.ts';
import { reloadAfterStep } from '../reload-trips.ts';
import { Section } from '../section.tsx';

type Act = 'bill' | 'credit' | 'waive';

/** Returns whether a higher price lacks the parent's consent; given consent is shown. */
function lacksConsent({ priceChanges, price }: Trip): boolean {
  const last = priceChanges.at(-1);
  return price !== null && (last?.consent === 'asked' || last?.consent === 'refused');
}

function useSettle(trip: Trip, { currency, difference }: TripBilling): (act: Act) => Promise<void> {
  const words = useTranslations('tripPrice.billing');
  const money = useMoneyText();
  return async (act) => {
    const shown = difference ?? '';
    const needsConsent = act === 'bill' && lacksConsent(trip);
    const reason = await askReason({
      title: words(`${act}Title`),
      consequences: [
        words(`${act}Text`, { amount: money({ amount: toPositiveAmount(shown, currency), currency }) }),
        ...(needsConsent ? [words('lacking')] : []),
      ],
      label: needsConsent ? words('consent') : words('reason'),
      optional: act !== 'waive' && !needsConsent,
      confirm: words(act),
      maxLength: 500,
    });
    if (reason === null) return;
    const body = { how: act === 'waive' ? ('waive' as const) : ('settle' as const), difference: shown, reason };
    if ((await reloadAfterStep(call(settleTripDifference, { params: { id: trip.id }, body }))) !== null) showToast(words(`${act}Done`));
  };
}

function Settling({ trip, billing }: { readonly trip: Trip; readonly billing: TripBilling }) {
  const words = useTranslations('tripPrice.billing');
  const { capabilities } = useSignedInUser();
  const settle = useSettle(trip, billing);
  const { currency, difference, draft } = billing;
  const sign = difference === null ? 0 : signOf(difference, currency);
  if (difference === null) return <Text>{words('otherCurrency')}</Text>;
  if (sign === 0) return <Text>{words('settled')}</Text>;
  if (draft !== null) {
    return (
      <Alert color="yellow">
        <Anchor component={Link} to={paths.hubInvoiceAction({ id: draft.id })} inherit>
          {words('draft', { number: draft.number ?? `#${draft.id}` })}
        </Anchor>
      </Alert>
    );
  }
  const acts: readonly Act[] = sign > 0 ? ['bill', 'waive'] : ['credit'];
  return (
    <Group gap="xs" className="no-print">
      {acts
        .filter((act) => capabilities.includes(act === 'bill' ? 'invoices.write' : 'invoices.void'))
        .map((act) => (
          <Button key={act} variant={act === 'waive' ? 'default' : 'filled'} onClick={() => void settle(act)}>
            {words(act)}
          </Button>
        ))}
    </Group>
  );
}

const UNSETTLED: readonly Trip['state'][] = ['new', 'enquiry', 'cancelled'];

/** Renders nothing if no price is agreed or nothing was invoiced. */
export function TripBillingPart({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('tripPrice.billing');
  const { billing } = trip;
  if (billing === null || UNSETTLED.includes(trip.state) || signOf(billing.billed, billing.currency) === 0) return null;
  const { currency, agreed, billed, credited, difference } = billing;
  const text = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  return (
    <Section title={words('title')}>
      <ResourceDetails
        details={[
          { label: words('agreed'), value: text(agreed) },
          { label: words('billed'), value: text(billed) },
          { label: words('credited'), value: text(credited) },
          { label: words('difference'), value: difference === null ? '–' : text(difference) },
        ]}
      />
      <Settling trip={trip} billing={billing} />
    </Section>
  );
}
