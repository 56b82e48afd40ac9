// What a booking can be made of, by the price book in force: services, trip types and line names, in the reader's language.

import { type Pricer, type ServiceCategory, serviceCategory } from '@hosted-stay/pricing-core';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { getCurrentBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import type { Call } from '#server/platform/app.ts';
import { createNameTranslator } from './service-names.ts';

/** The family and the camps are chosen elsewhere, and the trust fee can't be chosen. */
const NOT_SELECTABLE: readonly ServiceCategory[] = ['hosting', 'camp', 'trust_fee'];

/** Cached per book, which never changes, and language. */
const choicesByPricer = new WeakMap<Pricer, Map<Locale, BookingChoices>>();

function toBookingChoices({ book }: Pricer, locale: Locale): BookingChoices {
  const told = createNameTranslator(locale);
  const { currency, serviceTypes, templates, tripTypes } = book;
  const services = serviceTypes.flatMap(({ id, name }) => {
    const own = templates.filter(({ serviceTypeId }) => serviceTypeId === id);
    if (own.length === 0 || NOT_SELECTABLE.includes(serviceCategory(name))) return [];
    return [{ id, name: told(name), required: own.every(({ required }) => required) }];
  });
  return {
    currency,
    services,
    tripTypes: tripTypes.filter(({ active }) => active).map(({ id, name }) => ({ id, name: told(name) })),
    templates: templates.map(({ id, name }) => ({ id, name: told(name) })),
  };
}

/** Returns what can be chosen, read with the given database or transaction. */
export async function getBookingChoices({ app, locale }: Pick<Call, 'app' | 'locale'>, db: Queryable): Promise<BookingChoices> {
  const { pricer } = await getCurrentBook(app, { db });
  const ofBook = choicesByPricer.get(pricer) ?? new Map<Locale, BookingChoices>();
  choicesByPricer.set(pricer, ofBook);
  const made = ofBook.get(locale) ?? toBookingChoices(pricer, locale);
  ofBook.set(locale, made);
  return made;
}

export const readBookingChoices = (call: Call): Promise<BookingChoices> => getBookingChoices(call, call.db);
