// Use cases of offers that wait for an answer: the list and its file, one of them, and calls of staff.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type * as endpoints from '#contract/trips/unanswered.endpoints.ts';
import type { unansweredOffersList } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { findOffer } from '#server/features/trips/offers/offers.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createUnansweredList, insertContacts, whereUnanswered } from './unanswered.queries.ts';
import { type CompleteRow, listCompleteRows, toUnansweredDetail, toUnansweredOffer } from './unanswered.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the condition for the list: by default, offers that have waited for longer than families may take. */
function whereListed({ app }: Call, { hours }: Input<'listUnansweredOffers'>['query'] | Input<'exportUnansweredOffers'>['query']) {
  return whereUnanswered({ now: app.clock.now(), hours: hours === undefined ? app.config.OFFER_ANSWER_HOURS : null });
}

export async function listUnansweredOffers(call: Call, { query }: Input<'listUnansweredOffers'>): Output<'listUnansweredOffers'> {
  const now = call.app.clock.now();
  const rows = (ids: readonly number[]) => listCompleteRows(call.db, ids);
  const page = await readPage(call, createUnansweredList(now), { asked: query, only: whereListed(call, query), rows });
  return { ...page, data: page.data.map((row) => toUnansweredOffer(row, now)) };
}

type Content = ExportColumn<CompleteRow> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

function createColumns(now: Date): readonly ExportColumn<CompleteRow>[] {
  const contents: Readonly<Record<ColumnOf<typeof unansweredOffersList>, Content>> = {
    family: { kind: 'text', value: ({ family }) => family },
    county: { kind: 'text', value: ({ county }) => county },
    phone: { kind: 'text', value: ({ phone }) => phone },
    student: { kind: 'text', value: ({ student }) => student },
    fromDate: { kind: 'day', value: ({ fromDate }) => fromDate },
    toDate: { kind: 'day', value: ({ toDate }) => toDate },
    hoursWaiting: { kind: 'number', value: (row) => toUnansweredOffer(row, now).hoursWaiting },
    reminders: { kind: 'number', value: (row) => toUnansweredOffer(row, now).reminders },
    lastContact: { kind: 'instant', value: ({ contacts }) => contacts[0]?.at ?? null },
  };
  return Object.entries(contents).map(([name, content]) => ({ name, ...content }));
}

export function exportUnansweredOffers(call: Call, { query }: Input<'exportUnansweredOffers'>): Promise<FileResponse> {
  const now = call.app.clock.now();
  const rows = (ids: readonly number[]) => listCompleteRows(call.db, ids);
  return exportList(call, createUnansweredList(now), { asked: query, only: whereListed(call, query), rows, columns: createColumns(now) });
}

async function readDetail(db: Queryable, id: number, now: Date) {
  const [row] = await listCompleteRows(db, [id]);
  if (row === undefined) throw notFound();
  return toUnansweredDetail(row, now);
}

export function readUnansweredOffer({ app, db }: Call, { params: { id } }: Input<'readUnansweredOffer'>): Output<'readUnansweredOffer'> {
  return readDetail(db, id, app.clock.now());
}

export async function logOfferCall(call: Call, { params: { id }, body }: Input<'logOfferCall'>): Output<'logOfferCall'> {
  const { app, caller } = call;
  return call.db.transaction(async (tx) => {
    const offer = await findOffer(tx, id);
    if (offer === null) throw notFound();
    if (offer.state !== 'awaiting_review') throw new AppError('offerMoved');
    await insertContacts(tx, [{ offerId: id, channel: 'phone', ...body, byId: caller?.id ?? null, at: app.clock.now() }]);
    const changes = { hostFamilyId: offer.hostFamilyId, outcome: body.outcome };
    await recordChange(tx, call, { action: 'trip.callFamily', subjectType: 'trip', subjectId: offer.tripId, changes });
    return readDetail(tx, id, app.clock.now());
  });
}
