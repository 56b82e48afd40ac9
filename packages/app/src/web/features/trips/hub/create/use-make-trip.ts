// Making the trip: as an enquiry that asks the family, or reserved on behalf of the parent and billed.

import { getIntent, placeBooking } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { createTrip, editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadTrips } from '../../reload-trips.ts';
import { type NewTrip, toBooking, toEnquiry } from './new-trip.model.ts';

export interface Made {
  readonly tripId: number;
  /** Of a stay that was reserved. */
  readonly invoiceId: number | null;
  /** Where the parents go on: to book and pay, or to pay the invoice. */
  readonly link: string;
  readonly isReserved: boolean;
  /** Whether the chosen family could not be asked, which was told: the trip is a draft still. */
  readonly isDraft: boolean;
}

/** Why a trip can't be made this way yet, for its form. */
class NotReady extends Error {
  readonly statusCode = 422;
  readonly code = 'notReady';
  readonly errors: Readonly<Record<string, string[]>>;

  constructor(message: string, errors: Readonly<Record<string, string[]>> = {}) {
    super(message);
    this.errors = errors;
  }
}

/** The fields of a booking that are called otherwise in this form. */
const FIELDS: Readonly<Record<string, string>> = { children: 'studentIds', backupCamps: 'camps' };

type Issues = AnswerOf<typeof checkCurrentTrip>['issues'];

function faultsOf(issues: Issues): Record<string, string[]> {
  const blocking = issues.filter(({ blocks }) => blocks);
  return Object.fromEntries(
    blocking.map(({ field, message }) => {
      const [name = ''] = field.split('.');
      return [FIELDS[name] ?? name, [message]];
    }),
  );
}

const absolute = (path: string) => new URL(path, window.location.origin).href;

async function enquire(trip: NewTrip): Promise<Made> {
  const made = await call(createTrip, { body: toEnquiry(trip) });
  const { hostFamilyId } = trip;
  // The trip is there by now: a family that can't be asked is told, and asked from its page.
  const asked =
    hostFamilyId === null
      ? null
      : await attemptRequest(
          call(makeOffers, { params: { id: made.id }, body: { hostFamilyIds: [hostFamilyId], state: 'awaiting_review' } }),
        );
  const link = absolute(paths.travelBooking({ trip: made.id }));
  return { tripId: made.id, invoiceId: null, link, isReserved: false, isDraft: hostFamilyId !== null && asked === null };
}

/** Notes are no part of a booking; they are written down once there is a trip. */
async function note(id: number, notes: string): Promise<void> {
  if (notes === '') return;
  const trip = await attemptRequest(call(readTrip, { params: { id }, query: {} }));
  if (trip !== null) await attemptRequest(call(editTrip, { params: { id }, body: { notes, version: trip.version } }));
}

function useReserving(): (trip: NewTrip, parentName: string) => Promise<Made | null> {
  const words = useTranslations('createTrip');
  const money = useMoneyText();
  return async (trip, parentName) => {
    if (trip.hostFamilyId === null) throw new NotReady('', { hostFamilyId: [words('needs.family')] });
    const { parentId, vatExempt, tripTypeId } = trip;
    const asked = { parentId, vatExempt, currentTrip: toBooking(trip), ...(tripTypeId === null ? {} : { tripTypeId }) };
    const { issues, payload, quote } = await call(checkCurrentTrip, { body: asked });
    const errors = faultsOf(issues);
    if (payload === null || Object.keys(errors).length > 0) throw new NotReady(words('needs.price'), errors);
    const total = String((quote as { readonly total?: unknown } | null)?.total ?? '');
    const currency = String((quote as { readonly currency?: unknown } | null)?.currency ?? payload.currency ?? 'EUR');
    const price = total === '' ? [] : [words('reserve.price', { amount: money({ amount: total, currency }) })];
    const question = { title: words('reserve.title', { name: parentName }), consequences: [...price, words('reserve.told')] };
    if (!(await confirm({ ...question, confirm: words('reserve.do') }))) return null;
    const { reason, order } = await call(getIntent, { body: { ...payload, ...asked, byInvoice: true } });
    if (reason === 'noHostingLine') throw new NotReady(words('needs.price'));
    const { tripId, invoiceId } = await call(placeBooking, { body: { parentId, orderId: order?.id ?? null } });
    await note(tripId, trip.notes);
    const link = absolute(invoiceId === null ? paths.travelTrip({ id: tripId }) : paths.travelInvoiceAction({ id: invoiceId }));
    return { tripId, invoiceId, link, isReserved: true, isDraft: false };
  };
}

/** Null where whoever was asked did not want to. */
export function useMakeTrip(): (how: 'enquire' | 'reserve', trip: NewTrip, parentName: string) => Promise<Made | null> {
  const reserve = useReserving();
  return async (how, trip, parentName) => {
    const made = how === 'enquire' ? await enquire(trip) : await reserve(trip, parentName);
    if (made !== null) await reloadTrips();
    return made;
  };
}
