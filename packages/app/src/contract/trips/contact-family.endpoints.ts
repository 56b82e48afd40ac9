// Endpoints of the message to a host family: the form's data, and sending it, which creates an enquiry.

import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { cleanMessageText, localMessageId } from '#contract/messaging/message.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { familyOfTrip } from './trip.shapes.ts';

export const readContactFamily = endpoint({
  method: 'GET',
  path: '/api/contact-host-family',
  access: 'families.contact',
  summary: 'What the form for writing to a family shows: the family, the children, and the enquiry that is open with it. Changes nothing.',
  query: z.object({
    hostFamilyId: id,
    /** For staff: the parent, or a student, whose first parent is used. */
    parentId: id.optional(),
    studentId: id.optional(),
  }),
  answer: z.object({
    hostFamily: familyOfTrip,
    /** The parent's children that the caller can write for; for a student without a parent, only that student. */
    children: z.array(z.object({ id, name: z.string(), dateOfBirth: day.nullable() })),
    /** The parent; null until staff have chosen one. */
    parentId: id.nullable(),
    /** The earliest possible first day. */
    earliest: day,
    openEnquiry: z
      .object({ tripId: id, offerId: id, conversationId: id.nullable(), fromDate: day, toDate: day, studentIds: z.array(id) })
      .nullable(),
  }),
});

export const contactFamily = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/contact-family',
  access: 'families.contact',
  summary: 'Writes to a family; an enquiry for these children and days is begun, or the open one goes on.',
  body: z.object({
    hostFamilyId: id,
    fromDate: day,
    toDate: day,
    studentIds: z.array(id).min(1).max(MAX_CHILDREN),
    message: z.string().overwrite(cleanMessageText).min(1).max(4000),
    /** A parent of the students; only for staff. */
    parentId: id.optional(),
    /** The browser's ID of the message, so that sending it again doesn't create a second one. */
    localMessageId: localMessageId.optional(),
  }),
  answer: z.object({ tripId: id, offerId: id, conversationId: id, messageId: id, isNew: z.boolean() }),
  refusals: [
    ...(['familyNotLive', 'bedsTaken', 'businessMissing', 'studentsOfOthers'] as const),
    ...(['stayTooShort', 'stayTooLong', 'stayTooSoon'] as const),
    ...(['conversationClosed', 'notJoined', 'contactDetailsHeld', 'messageIdTaken'] as const),
  ],
  limit: 'send',
});
