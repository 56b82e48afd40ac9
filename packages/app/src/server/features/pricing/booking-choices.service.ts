// What a booking can be made of, by the price book in force: services to add, kinds of stays, and the names of lines.

import { type Pricer, serviceCategory } from '@hosted-stay/pricing-core';
import type { BookingChoices } from '#contract/booking/choices.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { bookInForce } from './pricers.ts';

/** Chosen by other means: the family, the camps; and the fee, which nobody chooses. */
const NOT_ADDED: readonly string[] = ['hosting', 'camp', 'trust_fee'];

/** Made once for each book, which never changes. */
const known = new WeakMap<Pricer, BookingChoices>();

function choicesOf({ book }: Pricer): BookingChoices {
  const { currency, serviceTypes, templates, tripTypes } = book;
  const services = serviceTypes.flatMap(({ id, name }) => {
    const own = templates.filter(({ serviceTypeId }) => serviceTypeId === id);
    if (own.length === 0 || NOT_ADDED.includes(serviceCategory(name))) return [];
    return [{ id, name, required: own.every(({ required }) => required) }];
  });
  return {
    currency,
    services,
    tripTypes: tripTypes.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
    templates: templates.map(({ id, name }) => ({ id, name })),
  };
}

export async function readBookingChoices({ app }: Call): Promise<BookingChoices> {
  const { pricer } = await bookInForce(app);
  const made = known.get(pricer) ?? choicesOf(pricer);
  known.set(pricer, made);
  return made;
}
