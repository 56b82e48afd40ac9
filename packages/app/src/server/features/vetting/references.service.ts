// Use cases of references: staff ask a referee by an emailed link, and the referee answers.

import { createHmac, hash } from 'node:crypto';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { REFERENCE_DAYS, REFERENCE_REMINDER_DAYS } from '#contract/vetting/reference.shapes.ts';
import type * as links from '#contract/vetting/references.endpoints.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findReferenceByToken, insertCheck, insertReference, listChecks, updateCheck, updateReference } from './checks.queries.ts';
import { listOpenReferences, lockOpenReference } from './expiry.queries.ts';
import { changeVetting } from './lock-vetting.service.ts';
import { referenceEmail } from './reference.emails.ts';
import { bumpVettingVersion, findVettedFamily, lockVettedFamily } from './vetting.queries.ts';
import { sharesContact } from './vetting.rules.ts';
import { tellVetters } from './vetting-notices.service.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Returns the token of a reference's link: the same in each email about it. */
async function createReferenceToken(tx: Transaction, checkId: number): Promise<string> {
  return createHmac('sha256', await getOrCreateSecret(tx, 'references'))
    .update(String(checkId))
    .digest('base64url');
}

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
    const now = app.clock.now();
    const recorded = { recordedBy: caller?.id ?? null, recordedAt: now };
    const checkId = await insertCheck(tx, { hostFamilyId: id, kind: 'reference', person: 'family', status: 'requested', ...recorded });
    const token = await createReferenceToken(tx, checkId);
    const expiresAt = new Date(now.getTime() + REFERENCE_DAYS * DAY_MS);
    await insertReference(tx, { checkId, name, email, relation, locale, tokenHash: toTokenHash(token), askedAt: now, expiresAt });
    const values = { name, family: family.name, token, days: REFERENCE_DAYS, isReminder: false };
    await queueEmail(tx, app, { to: email, locale, template: referenceEmail, values, anyway: 'answer', isPrivate: true });
    await recordChange(tx, call, { action: 'vetting.askReference', subjectType: 'hostFamily', subjectId: id, changes: { checkId } });
  });
}

/** Reminds referees who haven't answered, twice at most. */
export async function remindReferees(app: App): Promise<void> {
  const now = app.clock.now();
  for (const { checkId, hostFamilyId } of await listOpenReferences(app.db, now)) {
    await app.db.transaction(async (tx) => {
      const reference = await lockOpenReference(tx, checkId);
      const family = await findVettedFamily(tx, hostFamilyId);
      const after = REFERENCE_REMINDER_DAYS[reference?.reminders ?? REFERENCE_REMINDER_DAYS.length];
      if (reference === null || family === null || after === undefined) return;
      if (now.getTime() < reference.askedAt.getTime() + after * DAY_MS) return;
      await updateReference(tx, checkId, { reminders: reference.reminders + 1, remindedAt: now });
      const days = Math.max(1, Math.ceil((reference.expiresAt.getTime() - now.getTime()) / DAY_MS));
      const values = { name: reference.name, family: family.name, token: await createReferenceToken(tx, checkId), days, isReminder: true };
      await queueEmail(tx, app, {
        to: reference.email,
        locale: reference.locale as Locale,
        template: referenceEmail,
        values,
        isPrivate: true,
      });
    });
  }
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
