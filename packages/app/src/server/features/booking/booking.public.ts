// What the rest of the server may ask of bookings.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseBookings } from './erasure.queries.ts';

/** With an account go the booking that was begun and the requests of the wizard; orders stay, without a word of their own. */
export const bookingDeletion: DeletionPart = { erase: eraseBookings };
