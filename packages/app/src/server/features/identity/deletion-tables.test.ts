// What becomes of every table that refers to an account when the account goes.

import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import * as schema from '#server/db/schema.ts';

/** Tables that refer to an account, and why each may: its rows are taken away with the person, or stay without telling who it was. */
const REFERRING: Readonly<Record<string, 'erased' | 'kept'>> = {
  user_roles: 'erased',
  user_links: 'erased',
  user_identities: 'erased',
  sessions: 'erased',
  saved_views: 'erased',
  host_families: 'kept',
  attachments: 'erased',
  notifications: 'erased',
  notification_preferences: 'erased',
  campaigns: 'kept',
  campaign_recipients: 'kept',
  contact_enquiries: 'kept',
  articles: 'kept',
  // What was billed, paid, published and quoted is kept for as long as the law asks; it names whoever was billed as it was printed.
  invoices: 'kept',
  payments: 'kept',
  payouts: 'kept',
  payout_details: 'erased',
  payout_batches: 'kept',
  payout_history: 'kept',
  expenses: 'kept',
  purchase_invoices: 'kept',
  payment_intents: 'kept',
  // A stay that is over stays for the accounts of its host and its invoices; the child loses what was known of it with the last parent.
  trips: 'kept',
  trip_history: 'kept',
  trip_groups: 'kept',
  students: 'erased',
  student_parents: 'erased',
  student_documents: 'erased',
  trip_tasks: 'kept',
  trip_offers: 'kept',
  trip_offer_history: 'kept',
  host_calendar_blocks: 'kept',
  booking_drafts: 'erased',
  booking_orders: 'kept',
  experience_requests: 'erased',
  // What was said stays with the others who took part, under nobody's name.
  conversations: 'kept',
  conversation_participants: 'erased',
  messages: 'kept',
  price_books: 'kept',
  quotes: 'kept',
  scenarios: 'erased',
  runs: 'kept',
};

test('every table that refers to an account has said what becomes of it', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const referring = tables.filter((table) => getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users));
  expect(referring.map(getTableName).filter((name) => REFERRING[name] === undefined)).toEqual([]);
});
