// Endpoints of the user's own notifications: reading, the unread count, and email preferences.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { notification, notificationPreference } from './notification.shapes.ts';

const unread = z.int().nonnegative();

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'notifications.own',
  summary: 'The own notifications, newest first; more of them from `next` on. What arrives meanwhile moves nothing.',
  query: z.object({
    unreadOnly: z.stringbool().default(false),
    /** The `next` of the previous answer. */
    after: z
      .string()
      .regex(/^\d{13}-\d{1,15}$/)
      .optional(),
    perPage: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({ data: z.array(notification), unread, next: z.string().nullable() }),
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'notifications.own',
  summary: 'How many notifications the caller has not read.',
  answer: z.object({ unread }),
});

export const markNotification = endpoint({
  method: 'PATCH',
  path: '/api/notifications/{id}',
  access: 'notifications.own',
  summary: 'Marks a notification as read, or as not read.',
  params: z.object({ id }),
  body: z.object({ isRead: z.boolean() }),
  answer: z.object({ unread }),
});

export const markAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'notifications.own',
  summary: 'Marks every notification as read that the caller has been shown: those up to the one named.',
  body: z.object({ newestId: id }),
  answer: z.object({ unread }),
});

const preferences = z.object({ data: z.array(notificationPreference) });

export const readPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'notifications.own',
  summary: 'What the caller wants to be told of by mail, kind by kind.',
  answer: preferences,
});

export const changePreference = endpoint({
  method: 'PATCH',
  path: '/api/notifications/preferences',
  access: 'notifications.own',
  summary: 'Switches the mails of a kind, or opts out of campaigns.',
  body: z.object({ kind: notificationPreference.shape.kind, mail: z.boolean().optional(), optedOut: z.boolean().optional() }),
  answer: preferences,
});

/** Sent by mail programs if the reader presses their unsubscribe button (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe/{token}',
  access: 'public',
  summary: 'Ends the mails of campaigns for whoever got the mail that holds this address; their other mails go on.',
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: done,
  byMailProgram: true,
});
