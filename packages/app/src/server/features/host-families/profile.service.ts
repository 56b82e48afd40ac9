// Use cases of reading one host family: the public profile, its free nights, and the same with what the caller's role knows.

import type * as endpoints from '#contract/host-families/profile.endpoints.ts';
import type { FamilyInfo, FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { currentSnapshot, nameFor, tellsNames, weekPrices } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, notFound } from '#server/platform/refusal.ts';
import { freeNights } from './availability.rules.ts';
import { familyIsLive, liveFactsOf } from './live.queries.ts';
import { notLiveReasons } from './live.rules.ts';
import { blocksOf, type FamilyWithAll, findFamily, hasBookedStay } from './profile.queries.ts';
import { profileRecord } from './profile.records.ts';
import { responseMinutes } from './response.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** A family that the caller may see: live, or any for staff, or the caller's own. */
async function visibleFamily(call: Call, id: number): Promise<FamilyWithAll> {
  const family = await findFamily(call.db, id);
  if (family === null) throw notFound();
  const isOwn = call.caller !== null && family.userId === call.caller.id;
  if (!call.grant.all && !isOwn && !(await familyIsLive(call.db, id))) throw notFound();
  return family;
}

async function profileOf(call: Call, family: FamilyWithAll): Promise<FamilyProfile> {
  const snapshot = await currentSnapshot(call.app);
  const response = await responseMinutes(call.db, { now: call.app.clock.now(), hostFamilyIds: [family.id] });
  const priceOf = await weekPrices(call.app);
  return profileRecord(family, {
    places: snapshot.places,
    name: nameFor({ id: family.id, surname: family.parentGuardianOneLastName }, tellsNames(call)),
    tellsNames: tellsNames(call),
    today: call.app.clock.today(),
    responseMinutes: response.get(family.id) ?? null,
    fromPrice: priceOf(family.id),
    activities: snapshot.familyById.get(family.id)?.nearby ?? [],
  });
}

export async function readFamilyProfile(call: Call, { params: { id } }: Asked<'readFamilyProfile'>): Answered<'readFamilyProfile'> {
  return profileOf(call, await visibleFamily(call, id));
}

const DAY = 24 * 3600 * 1000;
const MOST_DAYS = 400;

export async function readFamilyAvailability(
  call: Call,
  { params: { id }, query: { fromDate, toDate } }: Asked<'readFamilyAvailability'>,
): Answered<'readFamilyAvailability'> {
  if (toDate < fromDate) throw new FieldFaults([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (Date.parse(toDate) - Date.parse(fromDate) > MOST_DAYS * DAY) throw new FieldFaults([{ field: 'toDate', rule: 'invalid' }]);
  const { guestsNumber } = await visibleFamily(call, id);
  // The last day asked for is a night too: what begins on it counts.
  const wanted = { fromDate, toDate: new Date(Date.parse(`${toDate}T00:00:00Z`) + DAY).toISOString().slice(0, 10) };
  const blocks = await blocksOf(call.db, id, { ...wanted, now: call.app.clock.now(), freeTo: call.caller?.id });
  return { guestsNumber, data: freeNights({ fromDate, toDate }, { guests: guestsNumber, blocks }) };
}

const HIDDEN = {
  ...{ parentGuardianOneFirstName: null, parentGuardianTwoFirstName: null, parentGuardianTwoLastName: null },
  ...{ addressLine1: null, cityTown: null, email: null, phone: null, immersionRate: null, vettingState: null, paused: null, notLive: null },
} as const;

/** What of a family only those know who are told its address, or all of it. */
function told(
  family: FamilyWithAll,
  how: 'public' | 'contact' | 'address' | 'all',
): Omit<FamilyInfo, 'profile' | 'isLive' | 'photos' | 'id' | 'tinyFeaturedImage'> {
  const { addressLine1, cityTown, email, phone, immersionRate, vettingState, paused } = family;
  const { parentGuardianOneFirstName, parentGuardianTwoFirstName, parentGuardianTwoLastName } = family;
  const base = { ...HIDDEN, parentGuardianOneLastName: family.parentGuardianOneLastName };
  if (how === 'public') return base;
  if (how === 'contact') return { ...base, parentGuardianOneFirstName };
  const names = { parentGuardianOneFirstName, parentGuardianTwoFirstName, parentGuardianTwoLastName };
  if (how === 'address') return { ...base, ...names, addressLine1, cityTown, phone };
  return { ...base, ...names, addressLine1, cityTown, email, phone, immersionRate, vettingState, paused };
}

/** How much of a family a caller is told. */
async function toldTo(call: Call, family: FamilyWithAll): Promise<'public' | 'contact' | 'address' | 'all'> {
  const { caller, grant } = call;
  if (grant.all || family.userId === caller?.id) return 'all';
  if (caller !== null && (await hasBookedStay(call.db, { parentId: caller.id, hostFamilyId: family.id }))) return 'address';
  return grant.ways.some((way) => way.caller === 'Agent') ? 'contact' : 'public';
}

export async function readHostFamilyInfo(call: Call, { params: { id } }: Asked<'readHostFamilyInfo'>): Answered<'readHostFamilyInfo'> {
  const family = await findFamily(call.db, id);
  const facts = await liveFactsOf(call.db, id);
  if (family === null || facts === null) throw notFound();
  const how = await toldTo(call, family);
  const reasons = notLiveReasons(facts);
  const isPublic = call.grant.ways.some(({ code }) => code === 'P');
  // Hosts know no other family; whoever has a stay there knows it even when it takes nobody any more.
  if (how !== 'all' && how !== 'address' && (reasons.length > 0 || !isPublic)) throw notFound();
  return {
    id,
    profile: await profileOf(call, family),
    ...told(family, how),
    photos: family.photos.map(({ ref, position }) => ({ randomRef: ref, position })),
    tinyFeaturedImage: family.photos[0]?.ref ?? null,
    isLive: reasons.length === 0,
    notLive: how === 'all' ? reasons : null,
  };
}
