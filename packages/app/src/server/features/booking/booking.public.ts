// The interface of bookings for the rest of the server.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseBookings } from './erasure.queries.ts';

/** Deletes the draft and the wizard requests of an account; orders are kept without their free text. */
export const bookingDeletion: DeletionPart = { erase: eraseBookings };
