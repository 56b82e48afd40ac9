// Reminds people of registrations that they haven't finished, once, and deletes those that nobody goes on with.

import { stopRegistrationEmails } from '#contract/host-families/registration-drafts.endpoints.ts';
import { DRAFT_REMINDER_DAYS } from '#contract/host-families/registration-drafts.shapes.ts';
import type { App } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { createDraftToken, resumePath } from './draft-token.ts';
import { registrationReminderEmail } from './drafts.emails.ts';
import { deleteExpiredDrafts, listDraftsToRemind, lockDraftToRemind, updateDraft } from './drafts.queries.ts';

const DAY_MS = 24 * 3600 * 1000;

async function remindOfDraft(app: App, id: number): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction(async (tx) => {
    const draft = await lockDraftToRemind(tx, id);
    if (draft === null) return;
    await updateDraft(tx, id, { remindedAt: now });
    const { email, locale, answers } = draft;
    const token = await createDraftToken(tx, draft.tokenSeed);
    const path = resumePath(token);
    const days = Math.max(1, Math.floor((draft.expiresAt.getTime() - now.getTime()) / DAY_MS));
    await queueEmail(tx, app, {
      to: email,
      locale,
      template: registrationReminderEmail,
      values: { name: answers.firstName?.trim() ?? '', path, stopPath: `${path}&reminders=off`, days },
      // Anybody may have typed the address: such mails are the first that a full mailbox is spared.
      news: { to: 'others', ofVisitor: true },
      unsubscribePath: stopRegistrationEmails.path.replace('{token}', token),
      isPrivate: true,
    });
  });
}

export async function followUpDrafts(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteExpiredDrafts(app.db, now);
  const before = new Date(now.getTime() - DRAFT_REMINDER_DAYS * DAY_MS);
  for (const id of await listDraftsToRemind(app.db, { now, before })) await remindOfDraft(app, id);
}
