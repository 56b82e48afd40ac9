// Use case of a host's own dashboard.

import type { OwnDashboard } from '#contract/host-families/dashboard.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findLiveFacts } from '../live/live.queries.ts';
import { listNotLiveReasons } from '../live/live.rules.ts';
import { findResponseMinutes } from '../response-time/response-time.queries.ts';
import { countPhotos, findFamilyOfUser, listFirmStays } from './dashboard.queries.ts';
import { computeOccupancy } from './occupancy.rules.ts';

export async function getOwnDashboard({ db, app, caller }: Call): Promise<OwnDashboard> {
  const hostFamilyId = caller === null ? null : await findFamilyOfUser(db, caller.id);
  const facts = hostFamilyId === null ? null : await findLiveFacts(db, hostFamilyId);
  if (hostFamilyId === null || facts === null) throw notFound();
  const year = Number(app.clock.today().slice(0, 4));
  const notLive = listNotLiveReasons(facts);
  const answers = await findResponseMinutes(db, { now: app.clock.now(), hostFamilyIds: [hostFamilyId] });
  return {
    hostFamilyId,
    isLive: notLive.length === 0,
    notLive,
    photos: await countPhotos(db, hostFamilyId),
    occupancy: computeOccupancy(year, await listFirmStays(db, { hostFamilyId, year })),
    responseMinutes: answers.get(hostFamilyId) ?? null,
  };
}
