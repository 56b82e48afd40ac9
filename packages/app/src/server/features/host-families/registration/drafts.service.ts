// Use cases of registrations that aren't finished: kept, read on another device, and given up.

import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type * as endpoints from '#contract/host-families/registration-drafts.endpoints.ts';
import { DRAFT_DAYS, type DraftDocument, draftDocument } from '#contract/host-families/registration-drafts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { email as emailShape } from '#contract/platform/validation/fields.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { createDraftToken, resumePath, toTokenHash } from './draft-token.ts';
import { registrationLinkEmail } from './drafts.emails.ts';
import { type DraftRow, deleteDraft, findDraft, insertDraft, lockDraft, updateDraft } from './drafts.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const DAY_MS = 24 * 3600 * 1000;

const getExpiry = (now: Date) => new Date(now.getTime() + DRAFT_DAYS * DAY_MS);

/** Returns the address to remind: the one that was typed, if it is one already, or that of the account. */
function getReminderAddress({ caller }: Call, { email }: DraftDocument): string {
  const typed = emailShape.safeParse(email ?? '');
  return typed.success ? typed.data : (caller?.account.email.toLowerCase() ?? '');
}

async function lockOpenDraft(tx: Transaction, { app }: Call, token: string): Promise<DraftRow> {
  const draft = await lockDraft(tx, { tokenHash: toTokenHash(token), now: app.clock.now() });
  if (draft === null) throw new AppError('linkExpired');
  return draft;
}

/** Keeps the answers: in a new draft, or in that of the token unless another device has saved in it meanwhile. */
export function keepRegistration(call: Call, { body }: Input<'keepRegistration'>): Output<'keepRegistration'> {
  const { app, caller, locale } = call;
  const now = app.clock.now();
  const expiresAt = getExpiry(now);
  const { token, version, answers, step, referralCode } = body;
  const address = getReminderAddress(call, answers);
  const kept = { answers, step, locale, userId: caller?.id ?? null, changedAt: now, expiresAt };
  return call.db.transaction(async (tx) => {
    if (token === undefined) {
      const tokenSeed = randomBytes(24).toString('base64url');
      const made = await createDraftToken(tx, tokenSeed);
      const row = { ...kept, tokenSeed, tokenHash: toTokenHash(made), email: address, referralCode: referralCode ?? '', createdAt: now };
      await insertDraft(tx, row);
      return { token: made, version: 1, expiresAt: expiresAt.toISOString() };
    }
    const draft = await lockOpenDraft(tx, call, token);
    if (version !== draft.version) throw new AppError('changedMeanwhile');
    const next = draft.version + 1;
    // A link of another invitation counts from then on; without one, the first stays.
    const named = { email: address || draft.email, referralCode: referralCode || draft.referralCode };
    await updateDraft(tx, draft.id, { ...kept, ...named, version: next });
    return { token, version: next, expiresAt: expiresAt.toISOString() };
  });
}

/** Answers that an older version of the product kept in another form are left out. */
const readableAnswers = z.object({ answers: draftDocument.catch({}) });

export async function readRegistration({ app, db }: Call, { params: { token } }: Input<'readRegistration'>): Output<'readRegistration'> {
  const draft = await findDraft(db, { tokenHash: toTokenHash(token), now: app.clock.now() });
  if (draft === null) throw new AppError('linkExpired');
  const { step, referralCode, version, changedAt, expiresAt } = draft;
  const { answers } = readableAnswers.parse(draft);
  return { step, answers, referralCode, version, changedAt: changedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export async function discardRegistration(call: Call, { params }: Input<'discardRegistration'>): Output<'discardRegistration'> {
  await deleteDraft(call.db, toTokenHash(params.token));
  return { message: getTranslator(call.locale)('answers.succeeded') };
}

export async function mailRegistrationLink(
  call: Call,
  { params: { token }, body: { email } }: Input<'mailRegistrationLink'>,
): Output<'mailRegistrationLink'> {
  const { app, locale } = call;
  await call.db.transaction(async (tx) => {
    const draft = await lockOpenDraft(tx, call, token);
    await countRecipient(tx, call, email);
    // The address is where its owner reads of it from then on; the answers stay as they are on each device.
    await updateDraft(tx, draft.id, { email, locale, expiresAt: getExpiry(app.clock.now()) });
    const values = { path: resumePath(token), days: DRAFT_DAYS };
    await queueEmail(tx, app, { to: email, locale, template: registrationLinkEmail, values, anyway: 'asked', isPrivate: true });
  });
  return { message: getTranslator(locale)('answers.registrationLinkSent') };
}

/** Repeated requests, and those about drafts that are gone, get the same answer: in any case, no more reminders are sent. */
export async function stopRegistrationEmails(
  call: Call,
  { params: { token } }: Input<'stopRegistrationEmails'>,
): Output<'stopRegistrationEmails'> {
  await call.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, { tokenHash: toTokenHash(token), now: call.app.clock.now() });
    if (draft !== null) await updateDraft(tx, draft.id, { isQuiet: true });
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
