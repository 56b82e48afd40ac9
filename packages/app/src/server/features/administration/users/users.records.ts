// Maps a user's row to records: complete for administrators, names only for others.

import type { AdministeredUser, ListedUser } from '#contract/administration/users.shapes.ts';
import type { AdministeredRow } from './users.queries.ts';

const toInstant = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns the record for callers who only see names. */
export function toNamesOnly({ id, firstName, lastName }: Pick<AdministeredRow, 'id' | 'firstName' | 'lastName'>): ListedUser {
  return { id, firstName, lastName };
}

export function toListedRecord(row: AdministeredRow): ListedUser {
  return {
    ...toNamesOnly(row),
    email: row.email,
    phone: row.phone,
    avatarRef: row.avatarRef,
    roleNames: row.roles,
    state: row.state,
    lastSignInAt: toInstant(row.lastSignInAt),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

export function toAdministeredRecord(row: AdministeredRow, around: { sessions: number; providers: string[] }): AdministeredUser {
  return {
    ...toListedRecord(row),
    locale: row.locale,
    timezone: row.timezone,
    emailVerifiedAt: toInstant(row.emailVerifiedAt),
    deactivatedAt: toInstant(row.deactivatedAt),
    hasPassword: row.hasPassword,
    ...around,
  };
}
