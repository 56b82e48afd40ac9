// SQL of a campaign's audience: the same query for the count that its author sees and for the recipients stored when it is sent.

import { and, count, desc, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Audience, AudienceCount } from '#contract/notifications/campaign.shapes.ts';
import type { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { campaignRecipients, notificationPreferences } from '#server/db/schema/notifications.ts';
import { isEmailWantedOf, isPreferenceOf } from '#server/features/notifications/notify.queries.ts';

export interface AudienceInput {
  readonly type: (typeof CAMPAIGN_TYPES)[number];
  readonly audience: Audience;
}

/** Active accounts with a verified address. */
export const isInUse = and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), isNotNull(users.emailVerifiedAt));

export const hasOptedOut = sql<boolean>`coalesce(${notificationPreferences.optedOut}, false)`;

const isEmailWanted = isEmailWantedOf('campaign');

function whereDescribed({ roles, locales }: Audience): SQL | undefined {
  if (roles.length + locales.length === 0) return undefined;
  return and(
    roles.length === 0
      ? undefined
      : sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${inArray(userRoles.role, roles)})`,
    locales.length === 0 ? undefined : inArray(users.locale, locales),
  );
}

/** A targeted campaign without any choice has no recipients. */
function whereAimedAt({ type, audience }: AudienceInput): SQL | undefined {
  if (type === 'generic') return isInUse;
  const named = audience.userIds.length === 0 ? undefined : inArray(users.id, audience.userIds);
  return and(isInUse, or(whereDescribed(audience), named) ?? sql`false`);
}

/** Counts the people whom a campaign would reach now. */
export async function countRecipients(db: Queryable, aim: AudienceInput): Promise<AudienceCount> {
  const reached = sql`not ${hasOptedOut}`;
  const number = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const rows = await db
    .select({ locale: users.locale, people: number(reached), byMail: number(sql`${reached} and ${isEmailWanted}`), all: count() })
    .from(users)
    .leftJoin(notificationPreferences, isPreferenceOf('campaign'))
    .where(whereAimedAt(aim))
    .groupBy(users.locale)
    .orderBy(desc(number(reached)), users.locale);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    people: sum(({ people }) => people),
    byMail: sum(({ byMail }) => byMail),
    optedOut: sum(({ all, people }) => all - people),
    locales: rows.filter(({ people }) => people > 0).map(({ locale, people }) => ({ locale, people })),
  };
}

/** Stores the recipients of a campaign; existing ones stay unchanged. */
export async function insertRecipients(tx: Transaction, { id, ...aim }: AudienceInput & { id: number }): Promise<void> {
  const chosen = tx
    .select({
      campaignId: sql`${id}::bigint`.as('campaign_id'),
      userId: users.id,
      state: sql`case when ${hasOptedOut} then 'optedOut' else 'waiting' end`.as('state'),
      notificationId: sql`null::bigint`.as('notification_id'),
      mailId: sql`null::bigint`.as('mail_id'),
      at: sql`null::timestamptz`.as('at'),
    })
    .from(users)
    .leftJoin(notificationPreferences, isPreferenceOf('campaign'))
    .where(whereAimedAt(aim));
  await tx
    .insert(campaignRecipients)
    .select(chosen as never)
    .onConflictDoNothing();
}

export function findNames(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.anonymisedAt)));
}
