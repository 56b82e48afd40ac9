// The public interface of notifications for the rest of the server.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseNotifications, eraseStudentNames } from './notifications.queries.ts';

export type { EmailReader } from './notifications.emails.ts';
export { canEmail } from './notify.queries.ts';
export { type NoticeInput, notify } from './notify.service.ts';
export { eraseStudentNames };

/** Deletes notifications and preferences together with an account, and erases its owner's name from others' notifications. */
export const notificationDeletion: DeletionPart = { erase: eraseNotifications };
