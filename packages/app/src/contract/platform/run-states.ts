// The states of long background runs.

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];
