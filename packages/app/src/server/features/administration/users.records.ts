// A row of a user as the readers of the list know it: administrators everything, others the names.

import type { AdministeredUser, ListedUser } from '#contract/administration/users.shapes.ts';
import type { AdministeredRow } from './users.queries.ts';

const instantOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** What a reader of names gets to know of a user. */
export function namesOnly({ id, firstName, lastName }: Pick<AdministeredRow, 'id' | 'firstName' | 'lastName'>): ListedUser {
  return { id, firstName, lastName };
}

export function listedRecord(row: AdministeredRow): ListedUser {
  return {
    ...namesOnly(row),
    email: row.email,
    phone: row.phone,
    avatarRef: row.avatarRef,
    roleNames: row.roles,
    state: row.state,
    lastSignInAt: instantOf(row.lastSignInAt),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

export function administeredRecord(row: AdministeredRow, around: { sessions: number; providers: string[] }): AdministeredUser {
  return {
    ...listedRecord(row),
    locale: row.locale,
    timezone: row.timezone,
    emailVerifiedAt: instantOf(row.emailVerifiedAt),
    deactivatedAt: instantOf(row.deactivatedAt),
    hasPassword: row.hasPassword,
    ...around,
  };
}
