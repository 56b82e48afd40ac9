// Finds bookings whose quote, sheet or explanation shows a given entry of the book.

import type { QuoteRequestInput } from '../../quote-request.ts';
import type { PriceBook } from '../shape.ts';
import { bookingOf, campWeekWith, weekWith } from './bookings.ts';
import type { NamedCollection } from './finding.ts';
import type { ChargedPlace, Inspection, PricedOwner } from './inspection.ts';

/** The simplest booking that uses an entry, or null if there is none. */
export function findBookingFor(inspection: Inspection, collection: NamedCollection | 'hostFamilies', id: number): QuoteRequestInput | null {
  const isCharged = CHARGED[collection];
  if (isCharged === undefined) return bookingAt(inspection, ({ source }) => isOwner(inspection, source, { collection, id }));
  const place = inspection.charged.find((candidate) => isCharged(candidate, id));
  if (place !== undefined) return bookingOf(inspection.book, place);
  return collection === 'serviceTypes' ? findUnusedServiceBooking(inspection.book, id) : null;
}

/** A week that requests a service for which nothing is charged. */
export function findUnusedServiceBooking(book: PriceBook, serviceTypeId: number): QuoteRequestInput | null {
  const [family] = book.hostFamilies;
  return family === undefined ? null : weekWith(book, family, [serviceTypeId]);
}

/** How a charged price has to do with an entry that is no place and no owner. */
const CHARGED: Readonly<Partial<Record<NamedCollection | 'hostFamilies', (place: ChargedPlace, id: number) => boolean>>> = {
  serviceTypes: ({ facts }, id) => facts.template.serviceTypeId === id,
  pricingTypes: ({ facts }, id) => facts.template.pricingTypeId === id,
  tripTypes: ({ facts }, id) => facts.tripType.id === id,
  templates: ({ facts }, id) => facts.template.id === id,
};

interface Entry {
  readonly collection: NamedCollection | 'hostFamilies';
  readonly id: number;
}

/** Whether a family or an activity is the entry itself, or stands in the county or country that it is. */
function isOwner({ book }: Inspection, source: PricedOwner['source'], { collection, id }: Entry): boolean {
  if (collection === 'counties') return source.countyId === id;
  if (collection === 'countries') return book.counties.some((county) => county.id === source.countyId && county.countryId === id);
  return source.id === id && book[collection].some((entry) => entry === source);
}

/** A week with the first family that fits, else a week of camp with the first such activity. */
function bookingAt({ book, families, activities }: Inspection, fits: (owner: PricedOwner) => boolean): QuoteRequestInput | null {
  const family = families.find(fits);
  if (family !== undefined) return weekWith(book, family.source);
  const activity = activities.find(fits);
  return activity === undefined ? null : campWeekWith(book, activity);
}
