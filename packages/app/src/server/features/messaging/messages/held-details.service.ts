// Holds back contact details that people write before a stay is booked.

import { isStaff, type Role } from '#contract/identity/roles.ts';
import { areContactDetailsHeld, type HoldingFacts } from '#contract/messaging/contact-details.ts';
import { findContactDetails, removeContactDetails } from '#server/features/messaging/safety/contact-details.rules.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';

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
export function assertNoContactDetails({ config }: Pick<App, 'config'>, { roles, conversation, text, field }: WrittenText): void {
  if (text === '' || isStaff(roles) || !areContactDetailsHeld(conversation)) return;
  const options = { ownHosts: [new URL(config.PUBLIC_URL).hostname] };
  const found = findContactDetails(text, options);
  if (found.length === 0) return;
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  throw new AppError('contactDetailsHeld', { field, issues: found, current: { kinds, rest: removeContactDetails(text, found, options) } });
}
