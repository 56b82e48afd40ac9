// Whether VAT is due for a trip, for users who decide that and can't change anything else.

import { Group } from '@mantine/core';
import * as z from 'zod';
import { exemptTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { tripPriceChange } from '#contract/trips/trip-bodies.shapes.ts';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import classes from '#web/features/trips/trips.module.css';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAgreement } from './use-save-trip.ts';

const shape = z.object({ vatExempt: z.boolean() });

const told = tripPriceChange.omit({ before: true });

/** Returns the price that, according to the server, wasn't shown yet. */
function priceIn(failure: unknown) {
  if (!(failure instanceof ApiFailure) || failure.code !== 'priceChanged') return null;
  const { success, data } = told.safeParse(failure.issues[0]);
  return success ? data : null;
}

export function VatForm({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const agree = useAgreement();
  const { id, version, price } = trip;
  const form = useForm({
    shape,
    initial: { vatExempt: trip.vatExempt },
    async send({ vatExempt }) {
      const body = { vatExempt, version, reason: '' };
      try {
        return await call(exemptTrip, { params: { id }, body });
      } catch (failure) {
        const change = priceIn(failure);
        if (change === null) throw failure;
        return call(exemptTrip, { params: { id }, body: { ...body, quoteFingerprint: await agree({ ...change, before: price }) } });
      }
    },
    async done() {
      showToast(words('act.saved'));
      await reloadTrips();
    },
  });
  return (
    <Form form={form} className={classes['form'] ?? ''} label={words('price.form')}>
      <CheckboxField of={form.field('vatExempt')} label={words('price.exempt')} description={words('price.exemptHint')} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('act.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
