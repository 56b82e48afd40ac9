// Use case of registering a family that staff know: its account is invited, its profile is begun.

import type * as endpoints from '#contract/host-families/family-details.endpoints.ts';
import type { NewFamily } from '#contract/host-families/family-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { inviteWithRole } from '#server/features/identity/identity.public.ts';
import { recordRegistration } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { insertFamily, isHostingCounty } from '../registration/registration.queries.ts';
import { loadFamily } from './details.queries.ts';
import { getFamilyDetails } from './details.service.ts';

function toRegistration({ locale: _, hostingTypes, ...family }: NewFamily) {
  return { ...family, hostingType: hostingTypes, haveChild: false, children: [], immersionRate: '0' };
}

/** @throws AppError `emailTaken` if the address has an account: its owner registers the family */
export async function createFamily(
  call: Call,
  { body }: CheckedRequest<typeof endpoints.createFamily>,
): Promise<AnswerOf<typeof endpoints.createFamily>> {
  if (!(await isHostingCounty(call.db, body))) throw new ValidationError([{ field: 'countyId', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    const { firstName, lastName, email, locale } = body;
    await countRecipient(tx, call, email);
    const person = { role: 'Host family', firstName, lastName, email, locale, inviterId: call.caller?.id } as const;
    const userId = await inviteWithRole(tx, call.app, person);
    if (userId === null) throw new AppError('emailTaken', { field: 'email' });
    const id = await insertFamily(tx, { registration: toRegistration(body), userId });
    const family = id === null ? null : await loadFamily(tx, id);
    if (family === null) throw notFound();
    await recordRegistration(tx, { hostFamilyId: family.id, byId: call.caller?.id ?? userId, at: call.app.clock.now() });
    await recordChange(tx, call, { action: 'hostFamilies.register', subjectType: 'hostFamily', subjectId: family.id });
    return getFamilyDetails(call, tx, family, 'staff');
  });
}
