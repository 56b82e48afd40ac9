// Use cases of deleting an account: preview, deletion, and repeated deletion after a backup was restored.

import { DELETED_RECORDS, type Deletion, KEPT_RECORDS } from '#contract/identity/account-deletion.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findUserById, lockUser, type UserRow } from '#server/features/identity/account/account.queries.ts';
import { getCaller } from '#server/features/identity/account/account.service.ts';
import { assertAdministratorLeft } from '#server/features/identity/account/administrators.queries.ts';
import { accountDeletedEmail } from '#server/features/identity/identity.emails.ts';
import { isPasswordCorrect } from '#server/features/identity/password/hash-password.ts';
import type { DeletionBlocker } from '#server/platform/account-deletion.ts';
import type { App, Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { countOtherAdministrators, eraseUser, listErasures, toAnonymousAddress } from './deletion.queries.ts';
import { appendToErasureLog, readErasureLog } from './erasure-log.queries.ts';

async function findBlockers(db: Queryable, { deletion }: Pick<App, 'deletion'>, userId: number): Promise<DeletionBlocker[]> {
  const found: DeletionBlocker[] = [];
  for (const part of deletion) found.push(...((await part.blockers?.(db, userId)) ?? []));
  return found.filter(({ count }) => count > 0);
}

export async function getDeletion(call: Call): Promise<Deletion> {
  const { id, roles, account } = getCaller(call);
  const blockers = await findBlockers(call.db, call.app, id);
  const isLast = roles.includes('Administrator') && (await countOtherAdministrators(call.db, id)) === 0;
  return {
    deleted: [...DELETED_RECORDS],
    kept: [...KEPT_RECORDS],
    blockers: isLast ? [...blockers, { kind: 'lastAdministrator', count: 1 }] : blockers,
    confirmedBy: account.hasPassword ? 'password' : 'email',
  };
}

interface Confirmation {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
}

/** @throws ValidationError | AppError unless the owner has confirmed with the password, or with the address if there is no password */
async function assertConfirmed(row: UserRow, { password, email }: Confirmation): Promise<void> {
  const field = row.passwordHash === null ? 'email' : 'password';
  const typed = row.passwordHash === null ? email : password;
  if (typed === undefined || typed === '') throw new ValidationError([{ field, rule: 'required' }]);
  if (row.passwordHash === null) {
    if (typed.trim().toLowerCase() !== row.email.toLowerCase()) throw new AppError('confirmationWrong', { field });
  } else if (!(await isPasswordCorrect(typed, row.passwordHash))) throw new AppError('currentPasswordWrong', { field });
}

/**
 * Erases a user from the database. The caller has checked that an administrator remains and that nothing blocks the deletion, has locked
 * the row, and writes the audit entry.
 */
async function anonymizeUser(tx: Transaction, app: App, row: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await endSessionsOf(tx, { userId: row.id });
  for (const part of app.deletion) await part.erase?.(tx, row.id);
  await eraseUser(tx, { id: row.id, email: row.email, at: app.clock.now() });
}

export async function deleteUser(call: Call, confirmation: Confirmation): Promise<{ message: string }> {
  const { app } = call;
  const { id } = getCaller(call);
  const known = await findUserById(call.db, id);
  if (known === null) throw new HttpError('unauthenticated');
  await assertConfirmed(known, confirmation);
  await call.db.transaction(async (tx) => {
    await assertAdministratorLeft(tx, id);
    const row = await lockUser(tx, id);
    if (row === null || row.passwordHash !== known.passwordHash || row.anonymisedAt !== null) throw new HttpError('unauthenticated');
    const [blocker] = await findBlockers(tx, app, id);
    if (blocker !== undefined) throw new AppError(blocker.kind === 'openTrips' ? 'accountHasOpenTrips' : blocker.kind);
    await anonymizeUser(tx, app, row);
    const letter = { to: row.email, locale: row.locale, template: accountDeletedEmail, values: {}, anyway: 'security' } as const;
    await queueEmail(tx, app, { ...letter, recipientAfterwards: toAnonymousAddress(id) });
    await recordChange(tx, call, { action: 'account.delete', subjectType: 'user', subjectId: id });
  });
  await call.session.end();
  await appendToErasureLog(app, [{ userId: id, at: app.clock.now() }]).catch((error: unknown) => {
    // The account is deleted; the file is completed at the next start of the server.
    call.log.error({ error }, 'a deletion could not be written beside the database');
  });
  return { message: getTranslator(call.locale)('answers.accountDeleted') };
}

/** Runs at startup: deletes users again who were deleted after the restored backup was made, and adds missing erasures to the file. */
export async function repeatErasures(app: App): Promise<void> {
  const [remembered, known] = [await readErasureLog(app), await listErasures(app.db)];
  const inDatabase = new Set(known.map(({ userId }) => userId));
  const inFile = new Set(remembered.map(({ userId }) => userId));
  for (const { userId } of remembered.filter((one) => !inDatabase.has(one.userId))) {
    await app.db.transaction(async (tx) => {
      const row = await lockUser(tx, userId);
      if (row === null || row.anonymisedAt !== null) return;
      await anonymizeUser(tx, app, row);
      app.log.warn({ user: userId }, 'a deleted account came back with a backup and was deleted again');
    });
  }
  await appendToErasureLog(
    app,
    known.filter(({ userId }) => !inFile.has(userId)),
  );
}
