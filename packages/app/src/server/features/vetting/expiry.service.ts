// What happens when checks expire: warnings before, the pause after, and its end.

import { addDays } from '#contract/platform/days.ts';
import { EXPIRY_WARNING_DAYS, LAPSE_NOTICE_DAYS } from '#contract/vetting/vetting.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { endLapsePause, pauseForLapse } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';
import { lockCheck, updateCheck } from './checks.queries.ts';
import { listCoordinatorsOfStays, listFamiliesWithExpired, listUnwarnedChecks, updateExpired } from './expiry.queries.ts';
import { bumpVettingVersion, lockVettedFamily, type VettedFamily } from './vetting.queries.ts';
import { findVettingParts } from './vetting.records.ts';
import { hasLapsed, listAdults } from './vetting.rules.ts';
import { tellCoordinators, tellFamily, tellVetters } from './vetting-notices.service.ts';

/** Warns of checks that expire soon: once some weeks before, and once shortly before. */
export async function warnOfExpiries(app: App): Promise<void> {
  const [today, now] = [app.clock.today(), app.clock.now()];
  const by = systemActor(app);
  for (const { id, hostFamilyId } of await listUnwarnedChecks(app.db, today)) {
    await app.db.transaction(async (tx) => {
      const family = await lockVettedFamily(tx, hostFamilyId);
      const check = await lockCheck(tx, { id, hostFamilyId });
      if (family === null || check?.status !== 'passed' || check.expiresOn === null) return;
      const isLast = check.expiresOn <= addDays(today, EXPIRY_WARNING_DAYS.last);
      if ((isLast ? check.toldAt14 : check.toldAt60) !== null) return;
      await updateCheck(tx, id, isLast ? { toldAt60: check.toldAt60 ?? now, toldAt14: now } : { toldAt60: now });
      await tellFamily(tx, by, family, { event: 'checkExpires', text: '' });
      await tellVetters(tx, by, family, 'checkExpires');
    });
  }
}

async function isLapsed(tx: Transaction, family: VettedFamily, today: string): Promise<boolean> {
  const { checks, homeAdults } = await findVettingParts(tx, family);
  return hasLapsed(
    checks.map(({ check }) => check),
    listAdults(family, homeAdults),
    today,
  );
}

async function lapseChecksOf(tx: Transaction, app: App, hostFamilyId: number): Promise<void> {
  const [today, now, by] = [app.clock.today(), app.clock.now(), systemActor(app)];
  const family = await lockVettedFamily(tx, hostFamilyId);
  const expired = await updateExpired(tx, hostFamilyId, { today, now });
  if (family === null || expired.length === 0) return;
  await bumpVettingVersion(tx, hostFamilyId);
  for (const { kind, person } of expired) {
    const changes = { checkKind: kind, person };
    await recordChange(tx, by, { action: 'vetting.lapseCheck', subjectType: 'hostFamily', subjectId: hostFamilyId, changes });
  }
  if (family.state !== 'approved' || !(await isLapsed(tx, family, today))) return;
  await pauseForLapse(tx, by, hostFamilyId);
  await tellFamily(tx, by, family, { event: 'checkLapsed', text: '' });
  await tellVetters(tx, by, family, 'checkLapsed');
  const until = addDays(today, LAPSE_NOTICE_DAYS);
  await tellCoordinators(tx, by, family, await listCoordinatorsOfStays(tx, { familyId: hostFamilyId, from: today, until }));
}

/** Marks the checks that have expired, and pauses approved families that have none to replace them; each in a transaction of its own. */
export async function lapseChecks(app: App): Promise<void> {
  for (const id of await listFamiliesWithExpired(app.db, app.clock.today())) {
    await app.db.transaction((tx) => lapseChecksOf(tx, app, id));
  }
}

/** Ends the pause of a family whose checks have been renewed. */
export async function resumeIfRenewed(tx: Transaction, by: Actor, family: VettedFamily): Promise<void> {
  if (family.state === 'approved' && !(await isLapsed(tx, family, by.app.clock.today()))) await endLapsePause(tx, by, family.id);
}
