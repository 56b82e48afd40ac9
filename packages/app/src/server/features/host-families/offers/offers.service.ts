// Use case of reading the stays that a host family was asked for.

import type * as endpoints from '#contract/host-families/family-offers.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';

import { listTripNames } from '../calendar/calendar.queries.ts';
import { loadFamily } from '../details/details.queries.ts';
import { countOffersOf, listOffersOf } from './offers.queries.ts';

type Input = CheckedRequest<(typeof endpoints)['listFamilyOffers']>;
type Output = AnswerOf<(typeof endpoints)['listFamilyOffers']>;

export async function listFamilyOffers(call: Call, { params: { id }, query: { page, perPage } }: Input): Promise<Output> {
  if ((await loadFamily(call.db, id)) === null) throw notFound();
  const total = await countOffersOf(call.db, id);
  const rows = await listOffersOf(call.db, id, { offset: (page - 1) * perPage, limit: perPage });
  const names = await listTripNames(
    call.db,
    rows.map(({ tripId }) => tripId),
  );
  const knowsSurnames = call.may('students.read');
  const data = rows.map(({ askedAt, answeredAt, studentLastName, ...offer }) => ({
    ...offer,
    studentNames: names.get(offer.tripId) ?? '',
    studentLastName: knowsSurnames ? studentLastName : null,
    askedAt: askedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return pageFrom(data, { page, perPage, total });
}
