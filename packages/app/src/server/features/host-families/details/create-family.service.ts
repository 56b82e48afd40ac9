// Use case of registering a family that staff know: its account is invited, its profile is begun.

import type * as endpoints from '#contract/host-families/family-details.endpoints.ts';
import type { NewFamily } from '#contract/host-families/family-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { findResponsibleCoordinator } from '#server/features/geofences/geofences.public.ts';
import { inviteWithRole } from '#server/features/identity/identity.public.ts';
import { recordRegistration } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { insertNote } from '../notes/notes.queries.ts';
import { insertFamily, isHostingCounty } from '../registration/registration.queries.ts';
import { canCoordinate, loadFamily } from './details.queries.ts';
import { getFamilyDetails } from './details.service.ts';
import { updateFamilyRow } from './edit-family.queries.ts';

function toRegistration({ locale: _, hostingTypes, ...family }: NewFamily) {
  return { ...family, hostingType: hostingTypes, haveChild: false, children: [], immersionRate: '0' };
}

/** What is known of a family besides what its registration asks for. */
export interface KnownFamily extends NewFamily {
  readonly postcode?: string;
  /** The member of staff who looks after it, if they may; otherwise who coordinates its county. */
  readonly coordinatorId?: number | null;
  readonly notes?: readonly { readonly text: string; readonly byId: number | null; readonly at: Date }[];
}

/**
 * Registers a family that staff know, and invites its account by email; returns its ID.
 * @throws AppError `emailTaken` if the address has an account: its owner registers the family; ValidationError for a county without hosts
 */
export async function registerKnownFamily(tx: Transaction, call: Call, known: KnownFamily): Promise<number> {
  const { postcode = '', coordinatorId: wishedId = null, notes = [], ...body } = known;
  if (!(await isHostingCounty(tx, body))) throw new ValidationError([{ field: 'countyId', rule: 'invalid' }]);
  const { firstName, lastName, email, locale } = body;
  await countRecipient(tx, call, email);
  const person = { role: 'Host family', firstName, lastName, email, locale, inviterId: call.caller?.id } as const;
  const userId = await inviteWithRole(tx, call.app, person);
  if (userId === null) throw new AppError('emailTaken', { field: 'email' });
  const isWished = wishedId !== null && (await canCoordinate(tx, wishedId));
  const responsible = isWished
    ? { coordinatorId: wishedId, coordinatorAreaId: null }
    : await findResponsibleCoordinator(tx, { place: null, countyId: body.countyId });
  const id = await insertFamily(tx, { registration: toRegistration(body), userId, responsible });
  if (id === null) throw notFound();
  if (postcode !== '') await updateFamilyRow(tx, id, { postcode });
  for (const note of notes) await insertNote(tx, { hostFamilyId: id, ...note });
  await recordRegistration(tx, { hostFamilyId: id, byId: call.caller?.id ?? userId, at: call.app.clock.now() });
  await recordChange(tx, call, { action: 'hostFamilies.register', subjectType: 'hostFamily', subjectId: id });
  return id;
}

export async function createFamily(
  call: Call,
  { body }: CheckedRequest<typeof endpoints.createFamily>,
): Promise<AnswerOf<typeof endpoints.createFamily>> {
  return call.db.transaction(async (tx) => {
    const family = await loadFamily(tx, await registerKnownFamily(tx, call, body));
    if (family === null) throw notFound();
    return getFamilyDetails(call, tx, family, 'staff');
  });
}
