// Creates the trip: as an enquiry that asks the family, or reserved on behalf of the parent and invoiced.

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
  /** The invoice of a reserved stay. */
  readonly invoiceId: number | null;
  /** Where the parents continue: with the booking, or with the payment of the invoice. */
  readonly link: string;
  readonly isReserved: boolean;
  /** Whether the family couldn't be asked, which was already reported: the trip is still a draft. */
  readonly isDraft: boolean;
}

/** Why a trip can't be created this way yet, shown by its form. */
class NotReady extends Error {
  readonly statusCode = 422;
  readonly code = 'notReady';
  readonly errors: Readonly<Record<string, string[]>>;

  constructor(message: string, errors: Readonly<Record<string, string[]>> = {}) {
    super(message);
    this.errors = errors;
  }
}

/** The fields of a booking that have another name in this form. */
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
  // The trip exists now: if the family can't be asked, the failure is shown, and staff can ask it on the trip's page.
  const asked =
    hostFamilyId === null
      ? null
      : await attemptRequest(
          call(makeOffers, { params: { id: made.id }, body: { hostFamilyIds: [hostFamilyId], state: 'awaiting_review' } }),
        );
  const link = absolute(paths.travelBooking({ trip: made.id }));
  return { tripId: made.id, invoiceId: null, link, isReserved: false, isDraft: hostFamilyId !== null && asked === null };
}

/** Notes aren't part of a booking, so they are saved after the trip is created. */
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

/** Returns null if the user cancelled the question. */
export function useMakeTrip(): (how: 'enquire' | 'reserve', trip: NewTrip, parentName: string) => Promise<Made | null> {
  const reserve = useReserving();
  return async (how, trip, parentName) => {
    const made = how === 'enquire' ? await enquire(trip) : await reserve(trip, parentName);
    if (made !== null) await reloadTrips();
    return made;
  };
}
