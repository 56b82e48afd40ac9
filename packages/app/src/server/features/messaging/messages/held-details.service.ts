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

/** Returns what is recognised in a text that holds details back from its readers. */
function findHeldDetails({ config }: Pick<App, 'config'>, { roles, conversation, text }: Omit<WrittenText, 'field'>) {
  const options = { ownHosts: [new URL(config.PUBLIC_URL).hostname] };
  const issues = text === '' || isStaff(roles) || !areContactDetailsHeld(conversation) ? [] : findContactDetails(text, options);
  return { issues, kinds: [...new Set(issues.map(({ kind }) => kind))], rest: removeContactDetails(text, issues, options) };
}

/**
 * Refuses a text with contact details in a conversation that holds them back. The refusal has their places in the text as its issues, and
 * the rest of the text as `current.rest`, so that the sender can send that.
 * @throws AppError `contactDetailsHeld`
 */
export function assertNoContactDetails(app: Pick<App, 'config'>, { field, ...written }: WrittenText): void {
  const { issues, kinds, rest } = findHeldDetails(app, written);
  if (issues.length > 0) throw new AppError('contactDetailsHeld', { field, issues, current: { kinds, rest } });
}

/** The extension of a file, and what cameras and programs write into names: identifiers, times and the milliseconds since 1970. */
const MACHINE_MADE = [
  /\.[a-z0-9]{1,5}$/i,
  /(?<![0-9a-f])[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/gi,
  /(?<!\d)20\d{6}[_-]?\d{6,9}(?!\d)/g,
  /(?<!\d)1[4-9]\d{11}(?!\d)/g,
];

/**
 * Refuses a file whose name has contact details in a conversation that holds them back. The text that is sent with the file can be sent.
 * @throws AppError `contactDetailsHeld`
 */
export function assertNoDetailsInName(
  app: Pick<App, 'config'>,
  { name, text, field, ...about }: WrittenText & { readonly name: string },
): void {
  const written = MACHINE_MADE.reduce((rest, made) => rest.replace(made, ' '), name).trim();
  const { issues, kinds } = findHeldDetails(app, { ...about, text: written });
  if (issues.length > 0) throw new AppError('contactDetailsHeld', { field, current: { kinds, rest: text } });
}
