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
