// The states of a family's vetting.

/** The way of a family that is approved; one that is rejected or suspended leaves it. */
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
