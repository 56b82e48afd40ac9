// Use cases of references: staff ask a referee by an emailed link, and the referee answers.

import { hash } from 'node:crypto';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { REFERENCE_DAYS } from '#contract/vetting/reference.shapes.ts';
import type * as links from '#contract/vetting/references.endpoints.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createToken } from '#server/platform/sessions/sessions.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findReferenceByToken, insertCheck, insertReference, listChecks, updateCheck, updateReference } from './checks.queries.ts';
import { changeVetting } from './lock-vetting.service.ts';
import { referenceEmail } from './reference.emails.ts';
import { bumpVettingVersion, findVettedFamily, lockVettedFamily } from './vetting.queries.ts';
import { sharesContact } from './vetting.rules.ts';
import { tellVetters } from './vetting-notices.service.ts';

const DAY_MS = 24 * 3600 * 1000;

const toTokenHash = (token: string) => hash('sha256', token, 'hex');

export async function askReference(
  call: Call,
  { params: { id }, body: { name, email, relation, locale } }: CheckedRequest<typeof endpoints.askReference>,
): Promise<AnswerOf<typeof endpoints.askReference>> {
  const { app, caller } = call;
  return changeVetting(call, { id }, async (tx, { family }) => {
    const checks = await listChecks(tx, [id]);
    const isOfFamily = sharesContact({ email, phone: '' }, [family, { email: family.ownerEmail, phone: '' }]);
    if (isOfFamily || checks.some(({ reference }) => reference?.email === email)) throw new AppError('refereeKnown', { field: 'email' });
    await countRecipient(tx, call, email);
    const [token, now] = [createToken(), app.clock.now()];
    const recorded = { recordedBy: caller?.id ?? null, recordedAt: now };
    const checkId = await insertCheck(tx, { hostFamilyId: id, kind: 'reference', person: 'family', status: 'requested', ...recorded });
    const expiresAt = new Date(now.getTime() + REFERENCE_DAYS * DAY_MS);
    await insertReference(tx, { checkId, name, email, relation, locale, tokenHash: toTokenHash(token), askedAt: now, expiresAt });
    const values = { name, family: family.name, token, days: REFERENCE_DAYS };
    await queueEmail(tx, app, { to: email, locale, template: referenceEmail, values, anyway: 'answer', isPrivate: true });
    await recordChange(tx, call, { action: 'vetting.askReference', subjectType: 'hostFamily', subjectId: id, changes: { checkId } });
  });
}

async function getAskedReference({ app, db }: Call, token: string) {
  const found = await findReferenceByToken(db, { tokenHash: toTokenHash(token), now: app.clock.now() });
  if (found === null) throw notFound();
  const family = await findVettedFamily(db, found.check.hostFamilyId);
  if (family === null) throw notFound();
  return { ...found, family };
}

export async function readAskedReference(
  call: Call,
  { params: { token } }: CheckedRequest<typeof links.readAskedReference>,
): Promise<AnswerOf<typeof links.readAskedReference>> {
  const { reference, family } = await getAskedReference(call, token);
  const { name, relation, expiresAt } = reference;
  return { refereeName: name, familyName: family.name, relation, expiresAt: expiresAt.toISOString() };
}

export async function answerReference(
  call: Call,
  { params: { token }, body: { text, ...chosen } }: CheckedRequest<typeof links.answerReference>,
): Promise<AnswerOf<typeof links.answerReference>> {
  const { family } = await getAskedReference(call, token);
  const { reliability, care, home, children } = chosen;
  const marks = { reliability: Number(reliability), care: Number(care), home: Number(home), children: Number(children) };
  await call.db.transaction(async (tx) => {
    await lockVettedFamily(tx, family.id);
    // Two answers at once: the second finds the link used.
    const open = await findReferenceByToken(tx, { tokenHash: toTokenHash(token), now: call.app.clock.now() });
    if (open === null) throw notFound();
    const { check } = open;
    await updateReference(tx, check.id, { marks, text, answeredAt: call.app.clock.now(), tokenHash: null });
    await updateCheck(tx, check.id, { status: 'received', recordedBy: null, recordedAt: call.app.clock.now() });
    await bumpVettingVersion(tx, family.id);
    const change = { action: 'vetting.answerReference', subjectType: 'hostFamily', subjectId: family.id } as const;
    await recordChange(tx, call, { ...change, changes: { checkId: check.id } });
    await tellVetters(tx, call, family, 'referenceAnswered');
  });
  return { message: getTranslator(call.locale)('answers.referenceReceived') };
}
