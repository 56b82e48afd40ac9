// Use cases of reading one host family: the public profile, its free nights, and the profile with the details for the caller's role.

import type * as details from '#contract/host-families/family-details.endpoints.ts';
import type * as endpoints from '#contract/host-families/profile.endpoints.ts';
import type { FamilyInfo, FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import { addDays, countNightsBetween } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { canSeeNames, createWeekPricer, getCurrentSnapshot, toShownName } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { findFamilyReader } from '../details/details.service.ts';
import { findLiveFacts, isFamilyLive } from '../live/live.queries.ts';
import { listNotLiveReasons } from '../live/live.rules.ts';
import { recordFamilyReads } from '../reads/reads.service.ts';
import { findResponseMinutes } from '../response-time/response-time.queries.ts';
import { listTexts } from '../texts/texts.queries.ts';
import { chooseText } from '../texts/texts.rules.ts';
import { listFreeNights } from './availability.rules.ts';
import { type FamilyDetails, findFamily, hasBookedStay, listBlocks } from './profile.queries.ts';
import { toProfileRecord } from './profile.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns a family that the caller can see: a live one, any for staff, or the caller's own. */
async function getVisibleFamily(call: Call, id: number): Promise<FamilyDetails> {
  const family = await findFamily(call.db, id);
  if (family === null) throw notFound();
  const isOwn = call.caller !== null && family.userId === call.caller.id;
  if (!call.grant.all && !isOwn && !(await isFamilyLive(call.db, id))) throw notFound();
  return family;
}

async function getProfile(call: Call, family: FamilyDetails, tellsNames = canSeeNames(call)): Promise<FamilyProfile> {
  const snapshot = await getCurrentSnapshot(call.app);
  const response = await findResponseMinutes(call.db, { now: call.app.clock.now(), hostFamilyIds: [family.id] });
  const { priceOf } = await createWeekPricer(call.app);
  const translations = await listTexts(call.db, { hostFamilyId: family.id });
  const choose = (kind: 'story' | 'houseRules') => chooseText(family, { kind, reader: call.locale, translations });
  return toProfileRecord(family, {
    texts: { story: choose('story'), houseRules: choose('houseRules') },
    places: snapshot.places,
    name: toShownName({ id: family.id, surname: family.parentGuardianOneLastName }, tellsNames),
    tellsNames,
    today: call.app.clock.today(),
    responseMinutes: response.get(family.id) ?? null,
    fromPrice: priceOf(family.id),
    activities: snapshot.familyById.get(family.id)?.nearby ?? [],
  });
}

export async function getFamilyProfile(call: Call, { params: { id } }: Input<'readFamilyProfile'>): Output<'readFamilyProfile'> {
  return getProfile(call, await getVisibleFamily(call, id));
}

/** Returns the profile as parents or visitors read it, for the family itself and staff. */
export async function previewFamily(
  call: Call,
  { params: { id }, query: { locale = call.locale, reader: as = 'parent' } }: CheckedRequest<typeof details.previewFamily>,
): Promise<FamilyProfile> {
  const family = await findFamily(call.db, id);
  const reader = family === null ? null : findFamilyReader(call, family);
  if (family === null || (reader !== 'own' && reader !== 'staff')) throw notFound();
  return getProfile({ ...call, locale }, family, as === 'parent');
}

const MAX_DAYS = 400;

export async function getFamilyAvailability(
  call: Call,
  { params: { id }, query: { fromDate, toDate } }: Input<'readFamilyAvailability'>,
): Output<'readFamilyAvailability'> {
  if (toDate < fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  if (countNightsBetween(fromDate, toDate) > MAX_DAYS) throw new ValidationError([{ field: 'toDate', rule: 'invalid' }]);
  const { guestsNumber, minNights, maxNights, noticeDays } = await getVisibleFamily(call, id);
  // The last requested day counts as a night too, including a stay that starts on it.
  const wanted = { fromDate, toDate: addDays(toDate, 1) };
  const blocks = await listBlocks(call.db, id, { ...wanted, now: call.app.clock.now(), freeTo: call.caller?.id });
  const data = listFreeNights({ fromDate, toDate }, { guests: guestsNumber, blocks });
  return { guestsNumber, stayRules: { minNights, maxNights, noticeDays }, data };
}

const HIDDEN_FIELDS = {
  ...{ parentGuardianOneFirstName: null, parentGuardianTwoFirstName: null, parentGuardianTwoLastName: null },
  ...{ addressLine1: null, cityTown: null, email: null, phone: null, immersionRate: null, vettingState: null, paused: null, notLive: null },
} as const;

/** Returns the details of a family, with null for those that the caller can't see. */
function redactInfo(
  family: FamilyDetails,
  how: 'public' | 'contact' | 'address' | 'all',
): Omit<FamilyInfo, 'profile' | 'isLive' | 'photos' | 'id' | 'tinyFeaturedImage'> {
  const { addressLine1, cityTown, email, phone, immersionRate, vettingState, paused } = family;
  const { parentGuardianOneFirstName, parentGuardianTwoFirstName, parentGuardianTwoLastName } = family;
  const base = { ...HIDDEN_FIELDS, parentGuardianOneLastName: family.parentGuardianOneLastName };
  if (how === 'public') return base;
  if (how === 'contact') return { ...base, parentGuardianOneFirstName };
  const names = { parentGuardianOneFirstName, parentGuardianTwoFirstName, parentGuardianTwoLastName };
  if (how === 'address') return { ...base, ...names, addressLine1, cityTown, phone };
  return { ...base, ...names, addressLine1, cityTown, email, phone, immersionRate, vettingState, paused };
}

/** Returns how much of a family the caller can see. */
async function findDisclosure(call: Call, family: FamilyDetails): Promise<'public' | 'contact' | 'address' | 'all'> {
  const { caller, grant } = call;
  if (grant.all || family.userId === caller?.id) return 'all';
  if (caller !== null && (await hasBookedStay(call.db, { parentId: caller.id, hostFamilyId: family.id }))) return 'address';
  return grant.ways.some((way) => way.caller === 'Agent') ? 'contact' : 'public';
}

export async function getHostFamilyInfo(call: Call, { params: { id } }: Input<'readHostFamilyInfo'>): Output<'readHostFamilyInfo'> {
  const family = await findFamily(call.db, id);
  const facts = await findLiveFacts(call.db, id);
  if (family === null || facts === null) throw notFound();
  const how = await findDisclosure(call, family);
  const reasons = listNotLiveReasons(facts);
  const isPublic = call.grant.ways.some(({ code }) => code === 'P');
  // Hosts can't see other families. Parents with a booked stay see the family even when it is no longer live.
  if (how !== 'all' && how !== 'address' && (reasons.length > 0 || !isPublic)) throw notFound();
  if (how === 'all' && family.userId !== call.caller?.id) await recordFamilyReads(call, [id], ['address', 'contact']);
  return {
    id,
    profile: await getProfile(call, family),
    ...redactInfo(family, how),
    photos: family.photos.map(({ ref, position }) => ({ randomRef: ref, position })),
    tinyFeaturedImage: (family.photos.find(({ isFeature }) => isFeature) ?? family.photos[0])?.ref ?? null,
    isLive: reasons.length === 0,
    notLive: how === 'all' ? reasons : null,
  };
}
