// A row of a user as the readers of the list know it: administrators everything, others the names.

import type { AdministeredUser, ListedUser } from '#contract/administration/users.shapes.ts';
import type { AdministeredRow } from './users.queries.ts';

const toInstant = (moment: Date | null) => moment?.toISOString() ?? null;

/** What a reader of names gets to know of a user. */
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
