// Long work that somebody starts and comes back to: how it stands.

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];
