// Use cases of the contact form: sending a message and reading messages.

import { randomBytes } from 'node:crypto';
import type * as endpoints from '#contract/messaging/contact.endpoints.ts';
import type { ContactBody, ContactEnquiry } from '#contract/messaging/contact.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { isVisitor, recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { contactReceivedEmail } from './contact.emails.ts';
import { findEnquiry, insertEnquiry } from './contact.queries.ts';
import { isSuspect, toReference } from './contact.rules.ts';
import { sendMessage } from './conversations.public.ts';
import { openSupport } from './support/open-support.service.ts';

interface Sender {
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly locale: Call['locale'];
  /** Whether the address is verified to be the sender's. */
  readonly isKnown: boolean;
}

/** Uses the account's name and address for signed-in users, whatever the form contains. */
function toSender({ caller, locale }: Call, { name, email }: ContactBody): Sender {
  if (caller !== null) {
    const { firstName, lastName, email: own, emailVerifiedAt } = caller.account;
    return { userId: caller.id, name: `${firstName} ${lastName}`.trim(), email: own, locale, isKnown: emailVerifiedAt !== null };
  }
  const missing = Object.entries({ name, email }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new ValidationError(missing.map(([field]): FieldFault => ({ field, rule: 'required' })));
  return { userId: null, name: name ?? '', email: email ?? '', locale, isKnown: false };
}

type Enquiry = Parameters<typeof insertEnquiry>[1];

/** Saves the message under a unique reference; retries in the very rare case of a collision. */
async function insertWithReference(tx: Transaction, enquiry: Omit<Enquiry, 'reference'>): Promise<{ id: number; reference: string }> {
  const reference = toReference(randomBytes(8));
  const id = await insertEnquiry(tx, { ...enquiry, reference });
  return id === null ? insertWithReference(tx, enquiry) : { id, reference };
}

interface ContactText {
  readonly userId: number | null;
  readonly locale: Call['locale'];
  readonly topic: ContactBody['topic'];
  readonly reference: string;
  readonly message: string;
}

/** Writes the message of a sender with an account to their request to support as well, where they get the answer; visitors have none. */
async function copyToSupport(tx: Transaction, call: Call, { userId, locale, topic, reference, message }: ContactText) {
  if (userId === null) return {};
  const conversationId = await openSupport(tx, call.app, userId);
  if (conversationId === null) return {};
  const heading = `${getTranslator(locale)(`names.contactTopic.${topic}`)} · ${reference}`;
  await sendMessage(tx, call.app, { conversationId, senderId: userId, text: `${heading}\n\n${message}` });
  return { conversationId };
}

/** Saves suspected spam and tells staff in a collapsed notification, but sends no emails, neither to staff nor to the given address. */
export async function sendContact(
  call: Call,
  { body }: CheckedRequest<typeof endpoints.sendContact>,
): Promise<AnswerOf<typeof endpoints.sendContact>> {
  const sender = toSender(call, body);
  const { userId, name, email, locale, isKnown } = sender;
  const { topic, phone, message } = body;
  const suspected = isSuspect(body);
  return call.db.transaction(async (tx) => {
    const at = call.app.clock.now();
    const { id, reference } = await insertWithReference(tx, { at, userId, name, email, phone, topic, message, locale, suspected });
    await recordChange(tx, call, { action: 'contact.send', subjectType: 'contactEnquiry', subjectId: id, changes: { reference, topic } });
    const copy = await copyToSupport(tx, call, { userId, locale, topic, reference, message });
    await notify(tx, call.app, {
      to: { roles: ['Coordinator', 'Administrator'] },
      kind: 'contactEnquiry',
      data: { enquiryId: id, reference, topic, name, suspected, ...copy },
      ofVisitor: isVisitor(call),
      ...(userId === null ? {} : { aboutId: userId }),
      ...(suspected ? { collapseKey: 'contact.suspected', mail: false } : {}),
    });
    if (!suspected) {
      if (!isKnown) await countRecipient(tx, call, email);
      const own = isKnown ? { name, message } : null;
      await queueEmail(tx, call.app, { to: email, locale, template: contactReceivedEmail, values: { reference, own }, anyway: 'asked' });
    }
    return { reference };
  });
}

export async function getContact(call: Call, { params: { id } }: CheckedRequest<typeof endpoints.readContact>): Promise<ContactEnquiry> {
  const found = await findEnquiry(call.db, id);
  if (found === null) throw notFound();
  return { ...found, at: found.at.toISOString() };
}
