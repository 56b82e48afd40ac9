// Holds back contact details that people write before a stay is booked.

import { isStaff, type Role } from '#contract/identity/roles.ts';
import { areContactDetailsHeld, type HoldingFacts } from '#contract/messaging/contact-details.ts';
import { AppError } from '#server/platform/errors.ts';
import { findContactDetails, removeContactDetails } from './find-contact-details.ts';

interface WrittenText {
  /** Of the sender: staff may name contact details. */
  readonly roles: readonly Role[];
  readonly conversation: HoldingFacts;
  readonly text: string;
  /** The field that it was written in. */
  readonly field: string;
}

/**
 * Refuses a text with contact details in a conversation that holds them back. The refusal has their places in the text as its issues, and
 * the rest of the text as `current.rest`, so that the sender can send that.
 * @throws AppError `contactDetailsHeld`
 */
export function assertNoContactDetails({ roles, conversation, text, field }: WrittenText): void {
  if (text === '' || isStaff(roles) || !areContactDetailsHeld(conversation)) return;
  const found = findContactDetails(text);
  if (found.length === 0) return;
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  throw new AppError('contactDetailsHeld', { field, issues: found, current: { kinds, rest: removeContactDetails(text, found) } });
}
