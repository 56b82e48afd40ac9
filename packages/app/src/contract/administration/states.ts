// The states of what is administered.

/** How far an account has come: invited without a password yet, address not confirmed, in use, or shut. */
export const USER_STATES = ['active', 'invited', 'unverified', 'deactivated'] as const;

export type UserState = (typeof USER_STATES)[number];

/** `kept` mails are read in the product: no mail server is set. */
export const EMAIL_STATES = ['sent', 'kept', 'waiting', 'failed'] as const;

export type EmailState = (typeof EMAIL_STATES)[number];

export const OUTBOX_STATES = ['waiting', 'failed', 'done'] as const;

export type OutboxState = (typeof OUTBOX_STATES)[number];
