// Use cases: pages of trip cards and of a host's stays, with the details each reader may see.

import { getAgeOn } from '#contract/people/age.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type * as cardEndpoints from '#contract/trips/cardlist.endpoints.ts';
import { CARDS_PER_PAGE, type CardSort, type CardTab, HOSTING_TABS, type HostingTab, type TripCard } from '#contract/trips/cards.shapes.ts';
import { OFFERS_SEEN_BY_HOST } from '#contract/trips/offer.machine.ts';
import type * as offerEndpoints from '#contract/trips/offers.endpoints.ts';
import { isArrivalWanted } from '#contract/trips/transfers.rules.ts';
import { ANSWER_WITHIN_HOURS, type Hosting } from '#contract/trips/trip.shapes.ts';
import { findConversationsOfOffers } from '#server/features/messaging/conversations.public.ts';
import { getAgreedPrice } from '#server/features/trips/create/price-trip.service.ts';
import { areContactsDisclosed, canSeeChild, isAsked, listOfferSteps } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { getAgreedPayout } from '#server/features/trips/money/agreed-payout.service.ts';
import { findOffersByIds, listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { listTransfers } from '#server/features/trips/transfers/transfers.queries.ts';
import { areStudentsKnown, listStudentsOfTrips, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findTripRows, listCardIds, listHostingIds } from './cards.queries.ts';
import { whereVisibleTrips } from './scopes.queries.ts';
import { findTripSide } from './trip.records.ts';
import { findFamilies, findStudents, listNamedCamps, listParentsOfStudents } from './views.queries.ts';

type Asked<E extends typeof cardEndpoints.listTripCards | typeof offerEndpoints.listHostings> = CheckedRequest<E>;

const byDefault = (tab: CardTab): CardSort => (tab === 'past' || tab === 'cancelled' ? '-from_date' : 'from_date');

/** Loads the data for all cards of a page. */
async function cardsAround(call: Call, rows: readonly TripRow[]) {
  const { db } = call;
  const offers = await listOffersOfTrips(
    db,
    rows.map(({ id }) => id),
  );
  const travellers = await listStudentsOfTrips(db, rows);
  const transfers = await listTransfers(
    db,
    rows.map(({ id }) => id),
  );
  const first = rows.map(({ studentId }) => studentId);
  return {
    offers,
    travellers,
    transfers: Map.groupBy(transfers, ({ tripId }) => tripId),
    students: await findStudents(db, first),
    parents: await listParentsOfStudents(db, first),
    families: await findFamilies(
      db,
      rows.flatMap(({ hostFamilyId, backupHostFamilyId }) => [hostFamilyId, backupHostFamilyId]),
    ),
    conversations: await findConversationsOfOffers(
      db,
      offers.map(({ id }) => id),
    ),
  };
}

type Around = Awaited<ReturnType<typeof cardsAround>>;

/** Returns the amount on a card: the payout for hosts, the price for others. */
async function amountOf(call: Call, trip: TripRow, own: OfferRow | undefined, isHost: boolean) {
  if (!isHost) return getAgreedPrice(call.app, call.db, trip.quoteFingerprint);
  if (own === undefined) return null;
  const { id: tripId, quoteFingerprint } = trip;
  return getAgreedPayout(call.app, call.db, { tripId, hostFamilyId: own.hostFamilyId, quoteFingerprint });
}

async function card(call: Call, trip: TripRow, around: Around): Promise<TripCard> {
  const offers = around.offers.filter(({ tripId }) => tripId === trip.id);
  const side = findTripSide(call, trip, offers);
  const isHost = side === 'host';
  const own = offers.find(({ hostUserId, state }) => hostUserId === call.caller?.id && OFFERS_SEEN_BY_HOST.includes(state));
  const isTold = !isHost || (own?.state === 'accepted' && areContactsDisclosed(trip.state));
  const isPictured = !isHost || (own !== undefined && canSeeChild(own.state, trip.state));
  const student = around.students.get(trip.studentId);
  const family = around.families.get(isHost ? (own?.hostFamilyId ?? 0) : (trip.hostFamilyId ?? 0));
  const backup = isHost ? undefined : around.families.get(trip.backupHostFamilyId ?? 0);
  const chosen = isHost ? own : offers.find(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  const money = await amountOf(call, trip, own, isHost);
  const conversationId = around.conversations.get(chosen?.id ?? 0) ?? null;
  const { id, state, fromDate, toDate, createdAt, version } = trip;
  const studentIds = around.travellers.get(id) ?? [trip.studentId];
  const known = { state, fromDate, studentIds, today: call.app.clock.today() };
  return {
    ...{ id, state, fromDate, toDate, version },
    student: {
      id: trip.studentId,
      firstName: student?.firstName ?? '',
      lastName: isTold ? (student?.lastName ?? '') : null,
      parents: isTold
        ? around.parents.filter(({ studentId }) => studentId === trip.studentId).map((one) => ({ id: one.id, name: one.name }))
        : [],
      photos: student?.photoRef && isPictured ? [student.photoRef] : [],
    },
    students: studentIds.length,
    hostFamily:
      family === undefined
        ? null
        : {
            ...{ id: family.id, parentGuardianOneLastName: family.name, cityTown: family.cityTown },
            ...{ countyName: family.countyName, photoRef: family.photoRef },
          },
    ...(backup === undefined ? {} : { backups: [backup.name] }),
    offer: isHost && own !== undefined ? { id: own.id, state: own.state, conversationId: around.conversations.get(own.id) ?? null } : null,
    arrivalWanted: side === 'parent' && isArrivalWanted(known, around.transfers.get(id) ?? []),
    currency: money?.currency ?? null,
    amount: money?.amount ?? null,
    conversationId,
    createdAt: createdAt.toISOString(),
  };
}

/** Sorts trips in the order of the IDs. */
function inOrderOf(ids: readonly number[], rows: readonly TripRow[]): TripRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export async function listTripCards(
  call: Call,
  { query }: Asked<typeof cardEndpoints.listTripCards>,
): Promise<AnswerOf<typeof cardEndpoints.listTripCards>> {
  const { tabFilter, tripSort = byDefault(tabFilter), routeToTrip } = query;
  const ids = await listCardIds(call.db, { only: whereVisibleTrips(call), tab: tabFilter, today: call.app.clock.today(), sort: tripSort });
  const isWanted = typeof routeToTrip === 'number' && ids.includes(routeToTrip);
  const page = isWanted ? Math.floor(ids.indexOf(routeToTrip) / CARDS_PER_PAGE) + 1 : query.page;
  const shown = ids.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
  const rows = inOrderOf(shown, await findTripRows(call.db, shown));
  const around = await cardsAround(call, rows);
  const data: TripCard[] = [];
  for (const row of rows) data.push(await card(call, row, around));
  const { total, perPage, lastPage, currentPage } = pageFrom(data, { total: ids.length, page, perPage: CARDS_PER_PAGE });
  const single = routeToTrip === true && ids.length === 1 ? (ids[0] ?? null) : null;
  return { trips: { data, total, perPage, lastPage, currentPage }, routeTo: isWanted ? routeToTrip : single };
}

const HOUR_MS = 3_600_000;

async function hostingRecord(call: Call, offer: OfferRow, trip: TripRow): Promise<Hosting> {
  const { db } = call;
  const studentIds = (await listStudentsOfTrips(db, [trip])).get(trip.id) ?? [];
  const known = await findStudents(db, studentIds);
  const students = studentIds.flatMap((id) => known.get(id) ?? []);
  const isTold = offer.state === 'accepted' && areContactsDisclosed(trip.state);
  const { id: tripId, quoteFingerprint } = trip;
  const payout = await getAgreedPayout(call.app, db, { tripId, hostFamilyId: offer.hostFamilyId, quoteFingerprint });
  const others = await listOffersOfTrips(db, [tripId]);
  const about = {
    ...{ state: offer.state, trip: trip.state },
    otherAccepted: others.some(({ id, state }) => id !== offer.id && state === 'accepted'),
    areStudentsKnown: await areStudentsKnown(db, studentIds),
  };
  const conversations = await findConversationsOfOffers(db, [offer.id]);
  const camps = (await listNamedCamps(db, tripId)).filter(({ backupRank }) => backupRank === null).map(({ activityName }) => activityName);
  return {
    ...{ offerId: offer.id, tripId, state: offer.state, tripState: trip.state, fromDate: trip.fromDate, toDate: trip.toDate },
    studentNames: students.map(({ firstName, lastName }) => (isTold ? `${firstName} ${lastName}`.trim() : firstName)),
    students: students.map(({ firstName, dateOfBirth, gender }) => ({ firstName, gender, age: getAgeOn(dateOfBirth, trip.fromDate) })),
    photoRef: canSeeChild(offer.state, trip.state) ? (students[0]?.photoRef ?? null) : null,
    camps: [...new Set(camps)],
    payout: payout === null ? null : { currency: payout.currency, amount: payout.amount },
    askedAt: offer.askedAt?.toISOString() ?? null,
    answerBy:
      isAsked(offer.state) && offer.askedAt !== null
        ? new Date(offer.askedAt.getTime() + ANSWER_WITHIN_HOURS * HOUR_MS).toISOString()
        : null,
    conversationId: conversations.get(offer.id) ?? null,
    version: offer.version,
    allowedSteps: listOfferSteps(about, { roles: call.caller?.roles ?? [], isHost: call.caller?.id === offer.hostUserId }),
  };
}

export async function listHostings(
  call: Call,
  { query }: Asked<typeof offerEndpoints.listHostings>,
): Promise<AnswerOf<typeof offerEndpoints.listHostings>> {
  const { tab, page, perPage } = query;
  const about = { userId: call.caller?.id ?? 0, today: call.app.clock.today() };
  const found = new Map<HostingTab, number[]>();
  for (const one of HOSTING_TABS) found.set(one, await listHostingIds(call.db, { ...about, tab: one }));
  const ids = found.get(tab) ?? [];
  const shown = ids.slice((page - 1) * perPage, page * perPage);
  const offers = await findOffersByIds(call.db, shown);
  const trips = await findTripRows(
    call.db,
    offers.map(({ tripId }) => tripId),
  );
  const data: Hosting[] = [];
  for (const id of shown) {
    const offer = offers.find((one) => one.id === id);
    const trip = trips.find((one) => one.id === offer?.tripId);
    if (offer !== undefined && trip !== undefined) data.push(await hostingRecord(call, offer, trip));
  }
  const counts = Object.fromEntries(HOSTING_TABS.map((one) => [one, found.get(one)?.length ?? 0])) as Record<HostingTab, number>;
  return { ...pageFrom(data, { total: ids.length, page, perPage }), counts };
}
