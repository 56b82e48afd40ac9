// Documents of groups of students.

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { GroupDocumentKind } from '#contract/groups/group-documents.shapes.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { tripGroups } from './trips.ts';

/** Documents of a group, such as the school's rooming plan; the files are private attachments. */
export const groupDocuments = pgTable(
  'group_documents',
  {
    id: identity(),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => tripGroups.id, { onDelete: 'cascade' }),
    ref: text('ref')
      .notNull()
      .unique()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    kind: text('kind').$type<GroupDocumentKind>().notNull(),
    name: text('name').notNull(),
    /** Who added it; null once that account is deleted. */
    addedBy: bigint('added_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('group_documents_group').on(table.groupId), index('group_documents_added_by').on(table.addedBy)],
);
