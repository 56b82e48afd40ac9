// Use cases of a family that registers to host.

import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { announceTakenAddress, hashNewPassword, isRepeated, join, joinAs } from '#server/features/identity/identity.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { isVisitor, recordChange } from '#server/platform/record.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { activeSources, hostingCountries, insertFamily, isHostingCounty } from './registration.queries.ts';
import { registrationFaults, settled } from './registration.rules.ts';

export async function hostOptions({ db }: Call) {
  const [countries, inquirySources] = await Promise.all([hostingCountries(db), activeSources(db)]);
  return { countries, inquirySources, hostingTypes: HOSTING_TYPES.map(({ id, code }) => ({ id, code })) };
}

/** The account that answers for the family: the one signed in, with one more role, or a new one; null where the address has one already. */
async function accountOf(
  tx: Transaction,
  call: Call,
  owner: { registration: HostRegistration; passwordHash: string | null },
): Promise<number | null> {
  const { app, caller, locale } = call;
  if (caller !== null) {
    await joinAs(tx, app, { userId: caller.id, role: 'Host family' });
    return caller.id;
  }
  const { firstName, lastName, email, phone, timezone, referralCode } = owner.registration;
  await countRecipient(tx, call, email);
  return join(tx, app, {
    role: 'Host family',
    firstName,
    lastName,
    email,
    phone,
    passwordHash: owner.passwordHash ?? '',
    locale,
    timezone: timezone ?? null,
    referralCode: referralCode || null,
  });
}

/** Who registers and is told by a mail alone what came of it: nobody but the owner of an address learns whether it has an account. */
async function tellOwner(call: Call, { email, password }: HostRegistration, isTaken: boolean): Promise<void> {
  // Compared for new accounts too: how long the answer takes tells nothing either.
  const isRepeat = await isRepeated(call.db, { email, password: password ?? '' });
  if (isTaken) await announceTakenAddress(call.db, call.app, { email, isRepeat, asksToHost: true });
}

/** Registers a family: account or role, profile, children, and the first step of its vetting; all of it or nothing. */
export async function registerHost(call: Call, given: HostRegistration) {
  const { app, caller, db } = call;
  const faults = registrationFaults(given, { today: app.clock.today(), signedIn: caller !== null });
  if (faults.length > 0) throw new FieldFaults(faults);
  if (!(await isHostingCounty(db, given))) throw new FieldFaults([{ field: 'countyId', rule: 'invalid' }]);
  const registration = settled(given);
  const passwordHash = caller === null ? await hashNewPassword(registration.password ?? '', registration) : null;

  const hostFamilyId = await db.transaction(async (tx) => {
    const userId = await accountOf(tx, call, { registration, passwordHash });
    if (userId === null) return null;
    const id = await insertFamily(tx, { registration, userId, at: app.clock.now() });
    if (id === null) throw new Refusal('alreadyHosting');
    await recordChange(tx, call, { action: 'hostFamilies.register', subjectType: 'hostFamily', subjectId: id, actorId: userId });
    const data = { hostFamilyId: id, name: `${registration.firstName} ${registration.lastName}` };
    const notice = {
      to: { roles: ['Vetting admin'] },
      kind: 'hostFamilyRegistered',
      data,
      aboutId: userId,
      ofVisitor: isVisitor(call),
    } as const;
    await notify(tx, app, { ...notice, collapseKey: 'hostFamilies.registered' });
    return id;
  });
  const words = wordsIn(call.locale);
  if (caller !== null)
    return { hostFamilyId, vettingState: 'registered', needsVerification: false, message: words('answers.hostRegistered') };
  await tellOwner(call, registration, hostFamilyId === null);
  return { hostFamilyId: null, vettingState: 'registered', needsVerification: true, message: words('answers.registered') };
}
