// The states of a family's vetting.

/** The states up to approval, in order. Rejected and suspended families have none of these. */
export const VETTING_STATES = [
  'registered',
  'profile_incomplete',
  'submitted',
  'in_review',
  'home_visit',
  'checks_pending',
  'approved',
] as const;

export type VettingState = (typeof VETTING_STATES)[number] | 'rejected' | 'suspended';

/** All states. */
export const ALL_VETTING_STATES = [...VETTING_STATES, 'rejected', 'suspended'] as const satisfies readonly VettingState[];
