// How a host's own family stands.

import type { OwnDashboard } from '#contract/host-families/dashboard.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/refusal.ts';
import { countPhotos, familyOfUser, firmStaysOf } from './dashboard.queries.ts';
import { liveFactsOf } from './live.queries.ts';
import { notLiveReasons } from './live.rules.ts';
import { occupancyOf } from './occupancy.rules.ts';
import { responseMinutes } from './response.queries.ts';

export async function readOwnDashboard({ db, app, caller }: Call): Promise<OwnDashboard> {
  const hostFamilyId = caller === null ? null : await familyOfUser(db, caller.id);
  const facts = hostFamilyId === null ? null : await liveFactsOf(db, hostFamilyId);
  if (hostFamilyId === null || facts === null) throw notFound();
  const year = Number(app.clock.today().slice(0, 4));
  const notLive = notLiveReasons(facts);
  const answers = await responseMinutes(db, { now: app.clock.now(), hostFamilyIds: [hostFamilyId] });
  return {
    hostFamilyId,
    isLive: notLive.length === 0,
    notLive,
    photos: await countPhotos(db, hostFamilyId),
    occupancy: occupancyOf(year, await firmStaysOf(db, { hostFamilyId, year })),
    responseMinutes: answers.get(hostFamilyId) ?? null,
  };
}
