// The price of a trip: the agreed price, and the parts of it besides family and camps.

import { Group, Stack } from '@mantine/core';
import * as z from 'zod';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { type TripState, UPCOMING_STATES } from '#contract/trips/states.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TripCarrier } from '#web/features/trips/hub/trip-carrier.tsx';
import classes from '#web/features/trips/trips.module.css';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { CheckboxField, CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ReasonField } from './reason-field.tsx';
import { useTripForm } from './use-trip-form.ts';
import { VatForm } from './vat-form.tsx';

const shape = z.object({
  serviceTypeIds: z.array(id).max(100),
  discountCode: z
    .string()
    .trim()
    .max(200)
    .transform((code) => (code === '' ? null : code)),
  vatExempt: z.boolean(),
  reason: z.string().trim().max(500),
});

/** Returns the optional services, without those included in every stay. */
export function useServiceChoices() {
  const services = useEndpoint(readBookingChoices, {}).data?.services ?? [];
  return services.filter(({ required }) => !required).map(({ id: number, name }) => ({ value: String(number), label: name }));
}

function draftOf({ serviceTypeIds, discountCode, vatExempt }: Trip) {
  return { serviceTypeIds: serviceTypeIds.map(String) as unknown[], discountCode: discountCode ?? '', vatExempt, reason: '' };
}

/** Shows the figures that the user may see. */
export function PriceFigures({ trip: { price, payout, vatExempt } }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips.price');
  const yesNo = useTranslations('lists');
  const agreed = price === null ? words('none') : <MoneyText amount={price.amount} currency={price.currency} />;
  const paid = payout === null ? [] : [{ label: words('payout'), value: <MoneyText amount={payout.amount} currency={payout.currency} /> }];
  // Only shown if exempt, as most trips are invoiced with VAT.
  const exempt = vatExempt ? [{ label: words('exempt'), value: yesNo('yes') }] : [];
  return <ResourceDetails details={[{ label: words('agreed'), value: agreed }, ...exempt, ...paid]} />;
}

function PriceFields({ trip, mayExempt }: { readonly trip: Trip; readonly mayExempt: boolean }) {
  const words = useTranslations('hubTrips');
  const form = useTripForm({ trip, shape, draftOf, changesIn: (output) => output });
  return (
    <Form form={form} className={classes['form'] ?? ''} label={words('price.form')}>
      <CheckboxListField
        of={form.field('serviceTypeIds') as FieldBinding<string[] | undefined>}
        label={words('price.services')}
        choices={useServiceChoices()}
      />
      <TextField of={form.field('discountCode')} label={words('price.code')} maxLength={200} autoComplete="off" />
      {mayExempt && <CheckboxField of={form.field('vatExempt')} label={words('price.exempt')} description={words('price.exemptHint')} />}
      <ReasonField trip={trip} of={form.field('reason')} required={form.needsReason} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('act.save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function TripPrice({ trip }: { readonly trip: Trip }) {
  const mayExempt = useSignedInUser().capabilities.includes('trips.vat');
  const isChangeable = (UPCOMING_STATES as readonly TripState[]).includes(trip.state);
  return (
    <Stack>
      <PriceFigures trip={trip} />
      <TripCarrier trip={trip} />
      {trip.mayEdit && <PriceFields trip={trip} mayExempt={mayExempt} />}
      {!trip.mayEdit && mayExempt && isChangeable && <VatForm key={trip.version} trip={trip} />}
    </Stack>
  );
}
