// Use cases of deleting an account: what it would mean, doing it, and doing it again after a backup was restored.

import { DELETED_THINGS, type Deletion, KEPT_THINGS } from '#contract/identity/deletion.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import type { Blocker } from '#server/platform/deletion.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { endSessionsOf } from '#server/platform/sessions.ts';
import { wordsIn } from '#server/platform/words.ts';
import { lockUser, type UserRow, userById } from './account.queries.ts';
import { callerOf } from './account.service.ts';
import { keepAnAdministrator } from './administrators.queries.ts';
import { addressOfNobody, allErasures, countOtherAdministrators, eraseUser } from './deletion.queries.ts';
import { rememberErasures, rememberedErasures } from './erasures.queries.ts';
import { accountDeletedMail } from './identity.mails.ts';
import { passwordMatches } from './password.ts';

async function blockersOf(db: Queryable, { deletion }: Pick<App, 'deletion'>, userId: number): Promise<Blocker[]> {
  const found: Blocker[] = [];
  for (const part of deletion) found.push(...((await part.blockers?.(db, userId)) ?? []));
  return found.filter(({ count }) => count > 0);
}

export async function readDeletion(call: Call): Promise<Deletion> {
  const { id, roles, account } = callerOf(call);
  const blockers = await blockersOf(call.db, call.app, id);
  const isLast = roles.includes('Administrator') && (await countOtherAdministrators(call.db, id)) === 0;
  return {
    deleted: [...DELETED_THINGS],
    kept: [...KEPT_THINGS],
    blockers: isLast ? [...blockers, { kind: 'lastAdministrator', count: 1 }] : blockers,
    confirmedBy: account.hasPassword ? 'password' : 'email',
  };
}

interface Confirmation {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
}

/** @throws FieldFaults | Refusal unless the owner has confirmed with the password, or without one with the address */
async function demandConfirmation(row: UserRow, { password, email }: Confirmation): Promise<void> {
  const field = row.passwordHash === null ? 'email' : 'password';
  const typed = row.passwordHash === null ? email : password;
  if (typed === undefined || typed === '') throw new FieldFaults([{ field, rule: 'required' }]);
  if (row.passwordHash === null) {
    if (typed.trim().toLowerCase() !== row.email.toLowerCase()) throw new Refusal('confirmationWrong', { field });
  } else if (!(await passwordMatches(typed, row.passwordHash))) throw new Refusal('currentPasswordWrong', { field });
}

/**
 * Takes a person out of the database, whoever asks for it; the caller has seen to it that an administrator remains and that nothing
 * stands against it, has locked the row, and writes the audit row.
 */
async function anonymise(tx: Transaction, app: App, row: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await endSessionsOf(tx, { userId: row.id });
  for (const part of app.deletion) await part.erase?.(tx, row.id);
  await eraseUser(tx, { id: row.id, email: row.email, at: app.clock.now() });
}

export async function deleteUser(call: Call, confirmation: Confirmation): Promise<{ message: string }> {
  const { app } = call;
  const { id } = callerOf(call);
  const known = await userById(call.db, id);
  if (known === null) throw new HttpRefusal('unauthenticated');
  await demandConfirmation(known, confirmation);
  await call.db.transaction(async (tx) => {
    await keepAnAdministrator(tx, id);
    const row = await lockUser(tx, id);
    if (row === null || row.passwordHash !== known.passwordHash || row.anonymisedAt !== null) throw new HttpRefusal('unauthenticated');
    const [blocker] = await blockersOf(tx, app, id);
    if (blocker !== undefined) throw new Refusal(blocker.kind === 'openTrips' ? 'accountHasOpenTrips' : blocker.kind);
    await anonymise(tx, app, row);
    const letter = { to: row.email, locale: row.locale, template: accountDeletedMail, values: {}, anyway: 'security' } as const;
    await writeMail(tx, app, { ...letter, recipientAfterwards: addressOfNobody(id) });
    await recordChange(tx, call, { action: 'account.delete', subjectType: 'user', subjectId: id });
  });
  await call.session.end();
  await rememberErasures(app, [{ userId: id, at: app.clock.now() }]).catch((error: unknown) => {
    // The account is deleted; the file catches up when the server starts next.
    call.log.error({ error }, 'a deletion could not be written beside the database');
  });
  return { message: wordsIn(call.locale)('answers.accountDeleted') };
}

/**
 * At the start of the server: whoever was deleted after the backup was made that the database was restored from is deleted again, and
 * what the file lacks is written into it.
 */
export async function repeatErasures(app: App): Promise<void> {
  const [remembered, known] = [await rememberedErasures(app), await allErasures(app.db)];
  const inDatabase = new Set(known.map(({ userId }) => userId));
  const inFile = new Set(remembered.map(({ userId }) => userId));
  for (const { userId } of remembered.filter((one) => !inDatabase.has(one.userId))) {
    await app.db.transaction(async (tx) => {
      const row = await lockUser(tx, userId);
      if (row === null || row.anonymisedAt !== null) return;
      await anonymise(tx, app, row);
      app.log.warn({ user: userId }, 'a deleted account came back with a backup and was deleted again');
    });
  }
  await rememberErasures(
    app,
    known.filter(({ userId }) => !inFile.has(userId)),
  );
}
