// The personal data in each text and JSON column of the database, for the test that deletes accounts: it fails for a column that is not
// listed here, until somebody has decided what happens to it. For tables whose rows stay when their person is erased, the product itself
// declares it: see platform/erasure.rules.ts.

import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { FAMILY_ERASURE } from '#server/features/host-families/erasure/family-erasure.rules.ts';
import { USER_ERASURE } from '#server/features/identity/deletion/user-erasure.rules.ts';
import { STUDENT_ERASURE } from '#server/features/people/students/student-fields.rules.ts';
import { listPersonalColumns, type RowErasure } from '#server/platform/erasure.rules.ts';

/** Returns the text columns of a table that are declared personal, or those that are declared impersonal. */
function listTextColumns<Table extends PgTable>(table: Table, erasure: RowErasure<Table['$inferSelect']>, isPersonal: boolean): string[] {
  const personal: readonly string[] = listPersonalColumns(erasure);
  const texts = Object.entries(getTableColumns(table)).filter(([, column]) => /^(text|jsonb)$/.test(column.getSQLType()));
  return texts.filter(([name]) => personal.includes(name) === isPersonal).map(([, { name }]) => name);
}

type Columns = Readonly<Record<string, readonly string[]>>;

/** Filled with values of a parent with children who is also a host family. None of them may remain once the account is deleted. */
export const PERSONAL_COLUMNS: Columns = {
  users: listTextColumns(users, USER_ERASURE, true),
  user_links: ['token_hash'],
  user_identities: ['subject'],
  sessions: ['kept', 'agent'],
  saved_views: ['name', 'query'],
  scenarios: ['name', 'request'],
  attachments: ['name', 'alt'],
  students: listTextColumns(students, STUDENT_ERASURE, true),
  student_documents: ['name'],
  parent_invitations: ['email'],
  trips: ['wishes', 'notes'],
  trip_history: ['reason'],
  trip_tasks: ['note'],
  trip_transfers: ['place', 'carrier_number', 'meet_name', 'meet_phone', 'note'],
  trip_offers: ['reason'],
  trip_offer_history: ['reason'],
  host_calendar_blocks: ['note'],
  booking_drafts: ['document'],
  booking_orders: ['document'],
  experience_requests: ['document', 'email'],
  contact_enquiries: ['name', 'email', 'phone', 'message'],
  conversations: ['name'],
  messages: ['content', 'local_message_id'],
  message_translations: ['text'],
  message_reports: ['quoted', 'text', 'resolution'],
  conversation_notes: ['text'],
  meetings: ['title', 'link'],
  push_subscriptions: ['endpoint', 'p256dh', 'auth'],
  inbound_emails: ['external_id'],
  host_families: listTextColumns(hostFamilies, FAMILY_ERASURE, true),
  vetting_history: ['reason'],
  vetting_checks: ['summary', 'reason'],
  vetting_references: ['name', 'email', 'relation', 'token_hash', 'marks', 'text'],
  vetting_visits: ['met', 'report'],
  vetting_requests: ['text', 'answer'],
  payout_details: ['holder', 'iban', 'bic'],
  notifications: ['data'],
  mails: ['recipient', 'subject', 'text', 'html', 'attachments', 'recipient_afterwards'],
  job: ['data', 'output', 'source_output'],
  outbox: ['payload', 'last_error'],
  audit: ['changes'],
  payment_intents: ['payer_name'],
  gateway_events: ['payload'],
  invoices: ['buyer_name', 'buyer_email', 'draft', 'reason'],
};

/** Personal data that is kept because the law requires it, with the reason. Of invoices, only what was sent. */
export const COLUMNS_KEPT_BY_LAW: Readonly<Record<string, { readonly because: string; readonly columns: readonly string[] }>> = {
  invoices: { because: 'A sent invoice is kept as it was printed.', columns: ['document', 'number'] },
  payments: { because: 'A payment is kept as it was received.', columns: ['payer_name', 'reference', 'reason'] },
  payouts: {
    because: 'Money that left is kept with the account that it went to.',
    columns: ['holder', 'iban', 'bic', 'reference', 'reason'],
  },
  payout_batches: { because: 'The file that ordered payouts is kept as the bank got it.', columns: ['document'] },
  payout_history: { because: 'Who approved money that left is kept.', columns: ['reason'] },
  purchase_invoices: { because: 'A purchase invoice is a voucher.', columns: ['supplier_name', 'number', 'lines', 'notes', 'reason'] },
  expenses: { because: 'What was paid back to somebody is a voucher, with its receipt.', columns: ['description', 'reason'] },
};

/** Numbers, states, kinds, hashes, and texts of the product, its staff and businesses: nothing about a parent or a family. */
export const IMPERSONAL_COLUMNS: Columns = {
  activities: ['name', 'type', 'gender', 'description'],
  activity_photos: ['ref'],
  activity_schedules: ['state'],
  article_texts: ['locale', 'title', 'description', 'body'],
  articles: ['kind', 'slug', 'state', 'feature_image_ref', 'tags'],
  attachments: ['ref', 'kind', 'media_type', 'access', 'subject_type', 'subject_id'],
  attempts: ['key'],
  audit: ['action', 'subject_type', 'subject_id', 'request_id'],
  booking_orders: ['quote_fingerprint', 'currency', 'state', 'reason'],
  businesses: ['name', 'legal_name', 'address_line_1', 'city_town', 'postcode', 'vat_number', 'invoice_prefix', 'iban'],
  campaign_recipients: ['state'],
  campaigns: ['type', 'audience', 'texts', 'state', 'timezone'],
  contact_enquiries: ['reference', 'topic', 'locale'],
  call_peers: ['id', 'socket_id'],
  conversation_mirrors: ['sid', 'participants'],
  conversations: ['sid', 'type'],
  // The database derives it from the content, and it goes with it.
  messages: ['folded_text'],
  inbound_emails: ['refusal'],
  meetings: ['status'],
  message_reports: ['reason', 'state'],
  message_translations: ['locale', 'source'],
  messaging_preferences: ['email', 'quiet_from', 'quiet_to'],
  saved_replies: ['name', 'texts'],
  counties: ['name'],
  countries: ['code', 'name'],
  currencies: ['code', 'symbol'],
  discount_rules: ['code'],
  expenses: ['category', 'currency', 'receipt_ref', 'state', 'split_rule'],
  experience_requests: ['reference'],
  gateway_events: ['gateway', 'event_id', 'type', 'reference', 'state', 'error'],
  host_calendar_blocks: ['kind'],
  staff_relations: ['kind'],
  vetting_checks: ['kind', 'person', 'status'],
  vetting_references: ['locale'],
  vetting_requests: ['items'],
  vetting_visits: ['outcome'],
  host_children: ['gender'],
  host_families: listTextColumns(hostFamilies, FAMILY_ERASURE, false),
  host_family_photos: ['ref'],
  inquiry_sources: ['code', 'name'],
  invoice_links: ['token_hash'],
  invoice_series: ['series'],
  invoices: ['kind', 'state', 'series', 'quote_fingerprint', 'currency'],
  job: ['name', 'state', 'source_name'],
  locations: ['name'],
  mails: ['message_id'],
  notification_preferences: ['kind'],
  notifications: ['kind', 'collapse_key'],
  outbox: ['kind', 'claim'],
  payment_intents: ['gateway', 'reference', 'quote_fingerprint', 'idempotency_key', 'currency', 'state'],
  payments: ['kind', 'method', 'currency', 'key'],
  payout_batches: ['currency', 'message_id'],
  payout_details: ['payee_type', 'country_code'],
  payout_details_changes: ['payee_type', 'field'],
  payout_history: ['from_state', 'to_state'],
  payouts: ['payee_type', 'quote_fingerprint', 'currency', 'state', 'key'],
  price_books: ['hash', 'currency', 'document', 'reason'],
  pricing_templates: ['name', 'per'],
  pricing_types: ['name'],
  pricings: ['level'],
  purchase_invoices: ['state', 'payee_type', 'series', 'quote_fingerprint', 'currency', 'attachment_ref'],
  push_subscriptions: ['session_id'],
  quotes: ['fingerprint', 'request', 'document', 'currency'],
  role_switches: ['role', 'capability'],
  runs: ['kind', 'state', 'input', 'summary', 'files', 'error'],
  saved_views: ['list'],
  schedules: ['kind', 'period'],
  secrets: ['name', 'value'],
  service_types: ['name'],
  sessions: ['id'],
  student_documents: ['ref', 'kind'],
  student_photos: ['ref'],
  student_types: ['code', 'name'],
  tags: ['kind', 'code', 'name'],
  test_gateway_intents: ['reference', 'idempotency_key', 'client_secret', 'currency', 'state', 'fault'],
  trip_groups: ['name', 'leader'],
  trip_history: ['from_state', 'to_state'],
  trip_offer_history: ['from_state', 'to_state'],
  trip_offers: ['state'],
  trip_periods: ['name'],
  trip_price_changes: ['cause', 'consent', 'currency', 'fingerprint'],
  trip_tasks: ['kind', 'key', 'currency', 'state'],
  trip_transfers: ['direction', 'time', 'met_by'],
  trip_types: ['name'],
  trips: ['state', 'activity_details_type', 'service_type_ids', 'discount_code', 'quote_fingerprint', 'waived_fingerprint', 'origin'],
  user_identities: ['provider'],
  user_links: ['purpose'],
  user_roles: ['role'],
  students: listTextColumns(students, STUDENT_ERASURE, false),
  users: listTextColumns(users, USER_ERASURE, false),
  vetting_history: ['from_state', 'to_state'],
};
