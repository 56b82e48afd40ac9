// Queries of the messages of a conversation, and of what their records name: senders, their roles, quoted messages.

import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { type LinkPreview, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversations, messages, messageTranslations } from '#server/db/schema/conversations.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { toFoldedPattern } from '#server/platform/lists/text-search.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Whether a reader with these roles may see a message: a product's message without a sentence for them is not for them. */
export function isForRoles(roles: readonly Role[]): SQL {
  const wanted = sql`array[${sql.join([...roles.map((role) => sql`${role}`), sql`''`], sql`, `)}]::text[]`;
  return sql`(${messages.messageType} = ${MESSAGE_TYPE.conversation} or exists (
    select 1 from jsonb_array_elements(${messages.content} -> 'texts') entry
    where entry -> 'requireRoles' = '[]'::jsonb or entry -> 'requireRoles' ?| ${wanted}))`;
}

export interface MessagePageQuery {
  readonly conversationId: number;
  readonly roles: readonly Role[];
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Returns messages for these roles in ascending order: those after a sequence, or else the newest ones, before a sequence if given. */
export async function listMessageRows(
  db: Queryable,
  { conversationId, roles, before, after, limit }: MessagePageQuery,
): Promise<MessageRow[]> {
  const isOfPage = and(
    eq(messages.conversationId, conversationId),
    before === undefined ? undefined : lt(messages.sequence, before),
    after === undefined ? undefined : gt(messages.sequence, after),
    isForRoles(roles),
  );
  const order = after === undefined ? desc(messages.sequence) : asc(messages.sequence);
  const rows = await db.select().from(messages).where(isOfPage).orderBy(order).limit(limit);
  return after === undefined ? rows.reverse() : rows;
}

export async function findMessageRow(db: Queryable, id: number): Promise<MessageRow | null> {
  const [found] = await db.select().from(messages).where(eq(messages.id, id));
  return found ?? null;
}

/** Locks a message until the transaction ends. */
export async function lockMessageRow(db: Queryable, id: number): Promise<MessageRow | null> {
  const [found] = await db.select().from(messages).where(eq(messages.id, id)).for('update');
  return found ?? null;
}

/** Matches messages of people whose text and file name contain all words of a search, without accents and capitals; withdrawn ones are never found. */
export function whereTextFound(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => sql`${messages.foldedText} like ${toFoldedPattern(word)}`), isNull(messages.withdrawnAt));
}

/** Returns the newest messages of a conversation that a search finds, newest first. */
export async function searchMessageRows(
  db: Queryable,
  { conversationId, search, limit }: { conversationId: number; search: string; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), whereTextFound(search)))
    .orderBy(desc(messages.sequence))
    .limit(limit);
}

export interface Sender {
  readonly firstName: string;
  readonly teamRole: string | null;
  readonly avatarRef: string | null;
  readonly roles: readonly Role[];
}

/** Returns the senders of messages with their roles, by id. */
export async function findSenders(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Sender>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      avatarRef: users.avatarRef,
      attributes: users.attributes,
      roles: sql<Role[]>`coalesce((select json_agg(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]')`,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, attributes, ...row }) => [id, { ...row, teamRole: attributes.teamRole ?? null }] as const));
}

/** Returns messages by id. */
export async function findMessageRows(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns whether a message is in a conversation that matches a condition. */
export async function isMessageIn(db: Queryable, id: number, where: SQL): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), where));
  return rows.length > 0;
}

/** Deletes the content of a message that is withdrawn. */
export async function updateWithdrawn(tx: Transaction, { id, at }: { id: number; at: Date }): Promise<void> {
  await tx
    .update(messages)
    .set({ content: { text: '' }, withdrawnAt: at })
    .where(eq(messages.id, id));
}

export async function deleteTranslations(tx: Transaction, messageId: number): Promise<void> {
  await tx.delete(messageTranslations).where(eq(messageTranslations.messageId, messageId));
}

export async function updateLink(tx: Transaction, { id, link }: { id: number; link: LinkPreview }): Promise<void> {
  await tx
    .update(messages)
    .set({ content: sql`${messages.content} || ${JSON.stringify({ link })}::jsonb` })
    .where(eq(messages.id, id));
}
