// State machine of a lead, a family that might host: its stages, the steps between them, and who takes them.

/** From a first note to a registered family; `lost` can follow any stage but the last. */
export const LEAD_STAGES = ['lead', 'contacted', 'interested', 'invited', 'registered', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** `staff` decide; the `product` notices invitations that it sends and registrations. */
export type LeadMover = 'staff' | 'product';

interface Rule {
  readonly from: readonly LeadStage[];
  readonly to: LeadStage;
  readonly by: readonly LeadMover[];
  /** Whether somebody must say why. */
  readonly needsReason: boolean;
}

const staff: readonly LeadMover[] = ['staff'];

/** All steps of a lead. */
const RULES = {
  contact: { from: ['lead'], to: 'contacted', by: staff, needsReason: false },
  interest: { from: ['lead', 'contacted'], to: 'interested', by: staff, needsReason: false },
  /** The invitation is sent. */
  invite: { from: ['lead', 'contacted', 'interested'], to: 'invited', by: ['product'], needsReason: false },
  lose: { from: ['lead', 'contacted', 'interested', 'invited'], to: 'lost', by: staff, needsReason: true },
  reopen: { from: ['lost'], to: 'contacted', by: staff, needsReason: false },
  /** The family has registered, or staff have made a family of the lead; a lost one can still come. */
  register: {
    from: ['lead', 'contacted', 'interested', 'invited', 'lost'],
    to: 'registered',
    by: ['product'],
    needsReason: false,
  },
} as const satisfies Record<string, Rule>;

export type LeadStep = keyof typeof RULES;

export const LEAD_MACHINE: Readonly<Record<LeadStep, Rule>> = RULES;

export const LEAD_STEPS = Object.keys(RULES) as [LeadStep, ...LeadStep[]];

/** The steps that staff take themselves. */
export const STAFF_LEAD_STEPS = ['contact', 'interest', 'lose', 'reopen'] as const satisfies readonly LeadStep[];

/** Returns the steps that somebody can take from a stage. */
export function listLeadSteps(from: LeadStage, by: LeadMover): LeadStep[] {
  return LEAD_STEPS.filter((step) => LEAD_MACHINE[step].from.includes(from) && LEAD_MACHINE[step].by.includes(by));
}

/** Returns whether a lead is still to be worked on. */
export function isOpenStage(stage: LeadStage): boolean {
  return stage !== 'registered' && stage !== 'lost';
}
