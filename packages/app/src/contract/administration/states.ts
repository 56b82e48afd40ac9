// The states of accounts, emails and other administered records.

/** The states of an account: in use, invited but without a password, email address not confirmed, or deactivated. */
export const USER_STATES = ['active', 'invited', 'unverified', 'deactivated'] as const;

export type UserState = (typeof USER_STATES)[number];

/** `kept`: readable only in the product, because no mail server is configured. */
export const EMAIL_STATES = ['sent', 'kept', 'waiting', 'failed'] as const;

export type EmailState = (typeof EMAIL_STATES)[number];

export const OUTBOX_STATES = ['waiting', 'failed', 'done'] as const;

export type OutboxState = (typeof OUTBOX_STATES)[number];
