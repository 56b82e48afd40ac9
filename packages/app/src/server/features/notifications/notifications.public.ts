// What the rest of the server may ask of notifications.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseNotifications, eraseStudentNames } from './notifications.queries.ts';

export type { EmailReader } from './notifications.emails.ts';
export { type NoticeInput, notify } from './notify.service.ts';
export { eraseStudentNames };

/** With an account go its notifications and preferences, and its owner's name from what others were told of them. */
export const notificationDeletion: DeletionPart = { erase: eraseNotifications };
