// Writing to a host family: what the form shows first, and sending it, which begins an enquiry.

import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, id, line } from '#contract/platform/validation/fields.ts';
import { familyOfTrip } from './trip.shapes.ts';

export const readContactFamily = endpoint({
  method: 'GET',
  path: '/api/contact-host-family',
  access: 'families.contact',
  summary: 'What the form for writing to a family shows: the family, the children, and the enquiry that is open with it. Changes nothing.',
  query: z.object({
    hostFamilyId: id,
    /** Staff say for whom they write: for a parent, or for a student, whose first parent it is then. */
    parentId: id.optional(),
    studentId: id.optional(),
  }),
  answer: z.object({
    hostFamily: familyOfTrip,
    /** The parent’s, as far as the caller may write for them; where staff choose a student without a parent, that one. */
    children: z.array(z.object({ id, name: z.string(), dateOfBirth: day.nullable() })),
    /** For whom it is written; null as long as staff have not said so. */
    parentId: id.nullable(),
    /** The first day that can be asked for. */
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
    message: line(4000),
    /** For whom, a parent of the students; staff alone. */
    parentId: id.optional(),
    /** The browser’s own name of the message: sent again, it is the same one. */
    localMessageId: z.string().max(100).optional(),
  }),
  answer: z.object({ tripId: id, offerId: id, conversationId: id, messageId: id, isNew: z.boolean() }),
  refusals: ['familyNotLive', 'bedsTaken', 'businessMissing', 'studentsOfOthers'],
  limit: 'send',
});
