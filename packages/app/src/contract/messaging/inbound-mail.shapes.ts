// What becomes of an answer by email.

/** `posted` as a message, `ignored` because nobody has written it or it came before, `refused` for a reason that its sender is told. */
export const INBOUND_OUTCOMES = ['posted', 'ignored', 'refused'] as const;

export type InboundOutcome = (typeof INBOUND_OUTCOMES)[number];
