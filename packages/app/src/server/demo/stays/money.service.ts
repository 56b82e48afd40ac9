// Invoices, payments and payouts of the stays of the demo world, made by the features themselves, at the time it happened.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { and, eq, isNotNull } from 'drizzle-orm';
import { composeIBAN } from 'ibantools';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutDetails, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import { countries } from '#server/db/schema/places.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { insertDraft, lockInvoice, recordExternalPayment, sendLockedInvoice } from '#server/features/finance/finance.public.ts';
import { releasePayouts, schedulePayouts } from '#server/features/payouts/payouts.public.ts';
import type { App, Call } from '#server/platform/app.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { diceOf } from '../random.ts';

/** States of stays for which the host is owed something. */
const HOSTED: readonly TripState[] = AGREED_STATES;

/** Fictional streets in the towns of parents. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  en: ['4 Orchard Row', 'Oxford OX1 9ZZ', 'United Kingdom'],
  fr: ['12 rue des Tilleuls', '69000 Lyon', 'France'],
  es: ['Calle del Olmo 7', '28000 Madrid', 'España'],
  it: ['Via dei Glicini 15', '40100 Bologna', 'Italia'],
  de: ['Lindenweg 3', '20000 Hamburg', 'Deutschland'],
  ja: ['桜台 1-2-3', '〒100-0000 東京都', '日本'],
  ko: ['은행나무길 12', '서울 00000', '대한민국'],
  zh: ['梧桐路 8 号', '上海 200000', '中国'],
};

function later(day: string, days: number): string {
  return dateText((dayNumber(day) ?? 0) + days);
}

/** Builds the call of a use case by a user of the demo world at a given moment. */
function callAt(app: App, { at, by, tx }: { at: () => Date; by: number; tx: Transaction }): Call {
  const clock = { now: at, today: () => app.clock.dayOf(at()), dayOf: app.clock.dayOf };
  const grant = { ways: [], all: true };
  return { app: { ...app, clock }, db: tx, caller: { id: by, viewerId: null }, grant, locale: 'en', requestId: null } as unknown as Call;
}

function stays(tx: Transaction) {
  return tx
    .select({
      id: trips.id,
      state: trips.state,
      groupId: trips.groupId,
      businessId: trips.businessId,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      bookedAt: trips.createdAt,
      fingerprint: quotes.fingerprint,
      parentId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      language: users.locale,
    })
    .from(trips)
    .innerJoin(quotes, eq(quotes.fingerprint, trips.quoteFingerprint))
    .innerJoin(users, eq(users.id, trips.parentId))
    .orderBy(trips.createdAt, trips.id);
}

type Stay = Awaited<ReturnType<typeof stays>>[number];

function typedFor({ firstName, lastName, email, language, fromDate }: Stay, issued: string): InvoiceContent {
  const due = later(fromDate, -30);
  return {
    buyer: { name: `${firstName} ${lastName}`, address: [...(ADDRESSES[language] ?? [])], email, vatNumber: '' },
    issueDate: '',
    dueDate: due < later(issued, 7) ? later(issued, 7) : due,
    reference: '',
    language,
    lines: [],
    vatExempt: false,
    vatText: '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    notes: '',
  };
}

/** Bills a stay on the day it was booked, and records the payments since. */
async function billStay(tx: Transaction, call: Call, { stay, today }: { stay: Stay; today: string }): Promise<void> {
  const { id: tripId, businessId, parentId: buyerId, fingerprint: quoteFingerprint } = stay;
  const typed = typedFor(stay, call.app.clock.today());
  const draft = await insertDraft(call, tx, { businessId, buyerId, quoteFingerprint, tripId, billAgain: '', typed });
  const held = await lockInvoice(tx, draft.id);
  if (held === null) return;
  await sendLockedInvoice(tx, call, held);
  const dice = diceOf(`payment of trip ${tripId}`);
  const paidOn = later(typed.dueDate, -dice.whole(0, 6));
  if (paidOn > today || dice.chance(0.12)) return;
  const invoice = await lockInvoice(tx, draft.id);
  if (invoice === null) return;
  await recordExternalPayment(tx, call, {
    businessId,
    currency: invoice.currency,
    amount: dice.chance(0.1) ? '300.00' : (invoice.total ?? '0'),
    paidOn,
    method: dice.pick(['bank_transfer', 'card', 'card']),
    payerName: invoice.buyerName,
    reference: invoice.number ?? '',
    key: `demo:trip:${tripId}`,
    invoiceId: invoice.id,
  });
}

/** Inserts payout details for most hosts. */
async function insertAccounts(tx: Transaction): Promise<void> {
  const families = await tx
    .select({
      id: hostFamilies.id,
      userId: hostFamilies.userId,
      holder: users.lastName,
      firstName: users.firstName,
      code: countries.code,
      at: hostFamilies.createdAt,
    })
    .from(hostFamilies)
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .innerJoin(countries, eq(countries.id, hostFamilies.countryId))
    .where(isNotNull(hostFamilies.userId))
    .orderBy(hostFamilies.id);
  const rows = families.flatMap(({ id, userId, holder, firstName, code, at }) => {
    const dice = diceOf(`account of family ${id}`);
    const bban = `${code === 'IE' ? 'AIBK' : 'NWBK'}${dice.whole(100000, 999999)}${dice.whole(10000000, 99999999)}`;
    const iban = composeIBAN({ countryCode: code, bban });
    if (iban === null || dice.chance(0.15)) return [];
    const holding = { holder: `${firstName} ${holder}`, iban, countryCode: code };
    return [{ payeeType: 'Host_family' as const, payeeId: id, ...holding, changedBy: userId, changedAt: at }];
  });
  const camps = await tx
    .select({ id: activities.id, name: activities.name, at: activities.createdAt })
    .from(activities)
    .orderBy(activities.id);
  const ofCamps = camps.flatMap(({ id, name, at }) => {
    const iban = composeIBAN({ countryCode: 'IE', bban: `AIBK931152${String(12340000 + id)}` });
    const holding = { holder: name, iban: iban ?? '', countryCode: 'IE' };
    return iban === null || id % 5 === 0
      ? []
      : [{ payeeType: 'Activity' as const, payeeId: id, ...holding, changedBy: null, changedAt: at }];
  });
  await tx.insert(payoutDetails).values([...rows, ...ofCamps]);
}

interface Payers {
  /** The user who does the accounts. */
  readonly by: number;
  /** The user who approves, as the second pair of eyes. */
  readonly approver: number;
}

/** Pays hosts with payout details what has long been due. */
async function payLongDue(tx: Transaction, { stay, today, by, approver }: Payers & { stay: Stay; today: string }): Promise<void> {
  const paidOn = later(stay.toDate, 4);
  if (stay.state !== 'closed' || paidOn > today) return;
  const owed = await tx
    .select({ id: payouts.id, holder: payoutDetails.holder, iban: payoutDetails.iban })
    .from(payouts)
    .innerJoin(payoutDetails, and(eq(payoutDetails.payeeType, payouts.payeeType), eq(payoutDetails.payeeId, payouts.payeeId)))
    .where(and(eq(payouts.tripId, stay.id), eq(payouts.state, 'pending')));
  for (const { id, holder, iban } of owed) {
    const approvedAt = new Date(`${later(paidOn, -1)}T15:10:00Z`);
    const at = new Date(`${paidOn}T09:30:00Z`);
    const approval = { approvedBy: approver, approvedAt, holder, iban };
    await tx
      .update(payouts)
      .set({ ...approval, state: 'paid', paidOn, reference: `Trip ${stay.id}` })
      .where(eq(payouts.id, id));
    await tx.insert(payoutHistory).values([
      { payoutId: id, fromState: 'pending', toState: 'approved', byId: approver, at: approvedAt },
      { payoutId: id, fromState: 'approved', toState: 'paid', byId: by, at },
    ]);
  }
}

/** Whether a stay is billed with its group: one that is still to come has not been billed yet, so that it can be tried. */
const isBilledLater = ({ groupId, fromDate }: Stay, today: string) => groupId !== null && fromDate > today;

/** Bills and pays every agreed stay. */
export async function insertMoney(tx: Transaction, app: App, { by, approver }: Payers): Promise<void> {
  await insertAccounts(tx);
  const today = app.clock.today();
  let now = app.clock.now();
  const call = callAt(app, { at: () => now, by, tx });
  for (const stay of await stays(tx)) {
    if (stay.state === 'cancelled') continue;
    now = stay.bookedAt;
    if (!isBilledLater(stay, today)) await billStay(tx, call, { stay, today });
    if (!HOSTED.includes(stay.state)) continue;
    await schedulePayouts(tx, systemActor(call.app), stay.id);
    if (stay.toDate >= today) continue;
    now = new Date(`${later(stay.toDate, 1)}T00:30:00Z`);
    await releasePayouts(tx, systemActor(call.app), stay.id);
    await payLongDue(tx, { stay, today, by, approver });
  }
}
