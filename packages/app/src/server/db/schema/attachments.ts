// Metadata of stored files: kind, owner and reference; the content is in the file store under the same name.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AttachmentKind } from '#contract/attachments/attachment.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const attachments = pgTable(
  'attachments',
  {
    id: identity(),
    /** Random, so that it can't be guessed. */
    ref: text('ref').notNull().unique(),
    /** Null once the account is deleted while something still refers to the file. */
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    /** A thumbhash in base64, shown until an image has loaded; empty for other files and for images that have none yet. */
    placeholder: text('placeholder').notNull().default(''),
    /** `public` files can be read by anyone who knows the name, `private` ones by those whom the subject allows. */
    access: text('access').$type<'public' | 'private'>().notNull().default('private'),
    /** What refers to it: a feature's subject type and its id. */
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('attachments_owner').on(table.ownerId),
    index('attachments_subject').on(table.subjectType, table.subjectId),
    index('attachments_unused').on(table.createdAt).where(sql`${table.subjectType} is null`),
    check('attachments_whole_subject', sql`(${table.subjectType} is null) = (${table.subjectId} is null)`),
    check('attachments_access', sql`${table.access} in ('public', 'private')`),
  ],
);
