// Use cases of a host family's registration.

import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { findResponsibleCoordinator } from '#server/features/geofences/geofences.public.ts';
import {
  createAccount,
  enqueueTakenAddress,
  grantRole,
  hashNewPassword,
  isPasswordOfAddress,
} from '#server/features/identity/identity.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { linkRegisteredLead } from '#server/features/scouting/leads.public.ts';
import { recordRegistration } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { isVisitor, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { toTokenHash } from './draft-token.ts';
import { deleteDraft, deleteDraftsOfUser } from './drafts.queries.ts';
import { insertFamily, isHostingCounty, listActiveSources, listHostingCountries } from './registration.queries.ts';
import { findRegistrationFaults, normalizeRegistration } from './registration.rules.ts';

export async function getHostOptions({ db }: Call) {
  const [countries, inquirySources] = await Promise.all([listHostingCountries(db), listActiveSources(db)]);
  return { countries, inquirySources, hostingTypes: HOSTING_TYPES.map(({ id, code }) => ({ id, code })) };
}

/** Returns the account that owns the family: the signed-in one, with the additional role, or a new one; null if the address is taken. */
async function getOrCreateAccount(
  tx: Transaction,
  call: Call,
  owner: { registration: HostRegistration; passwordHash: string | null },
): Promise<number | null> {
  const { app, caller, locale } = call;
  if (caller !== null) {
    await grantRole(tx, app, { userId: caller.id, role: 'Host family' });
    return caller.id;
  }
  const { firstName, lastName, email, phone, timezone, referralCode } = owner.registration;
  await countRecipient(tx, call, email);
  return createAccount(tx, app, {
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

/** Emails the outcome to the owner of the address only, so that nobody else learns whether it has an account. */
async function notifyAddressOwner(call: Call, { email, password }: HostRegistration, isTaken: boolean): Promise<void> {
  // Also compares for new accounts, so that the response time reveals nothing.
  const isRepeat = await isPasswordOfAddress(call.db, { email, password: password ?? '' });
  if (isTaken) await enqueueTakenAddress(call.db, call.app, { email, isRepeat, asksToHost: true });
}

/** Deletes the draft, also where the address is taken: whether it is there must not reveal that the address has an account. */
async function deleteCompletedDraft(tx: Transaction, { caller }: Call, { draftToken }: HostRegistration): Promise<void> {
  if (draftToken !== undefined) await deleteDraft(tx, toTokenHash(draftToken));
  if (caller !== null) await deleteDraftsOfUser(tx, caller.id);
}

/** Registers a family in one transaction: account or role, profile, children, and the first step of vetting. */
export async function registerHost(call: Call, given: HostRegistration) {
  const { app, caller, db } = call;
  const faults = findRegistrationFaults(given, { today: app.clock.today(), signedIn: caller !== null });
  if (faults.length > 0) throw new ValidationError(faults);
  if (!(await isHostingCounty(db, given))) throw new ValidationError([{ field: 'countyId', rule: 'invalid' }]);
  const registration = normalizeRegistration(given);
  const passwordHash = caller === null ? await hashNewPassword(registration.password ?? '', registration) : null;

  const hostFamilyId = await db.transaction(async (tx) => {
    await deleteCompletedDraft(tx, call, registration);
    const userId = await getOrCreateAccount(tx, call, { registration, passwordHash });
    if (userId === null) return null;
    const responsible = await findResponsibleCoordinator(tx, { place: null, countyId: registration.countyId });
    const id = await insertFamily(tx, { registration, userId, responsible });
    if (id === null) throw new AppError('alreadyHosting');
    await recordRegistration(tx, { hostFamilyId: id, byId: userId, at: app.clock.now() });
    await linkRegisteredLead(tx, call, { hostFamilyId: id, code: registration.referralCode ?? '', email: registration.email });
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
  const words = getTranslator(call.locale);
  if (caller !== null)
    return { hostFamilyId, vettingState: 'registered', needsVerification: false, message: words('answers.hostRegistered') };
  await notifyAddressOwner(call, registration, hostFamilyId === null);
  return { hostFamilyId: null, vettingState: 'registered', needsVerification: true, message: words('answers.registered') };
}
