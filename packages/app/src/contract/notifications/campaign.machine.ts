// State machine of campaigns. Shared by the server and the screens.

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** `revise` turns a scheduled campaign back into a draft; `start` and `finish` are automatic. */
export type CampaignStep = 'schedule' | 'revise' | 'cancel' | 'start' | 'finish';

export const CAMPAIGN_STEPS: Readonly<Record<CampaignState, Readonly<Partial<Record<CampaignStep, CampaignState>>>>> = {
  draft: { schedule: 'scheduled', cancel: 'cancelled' },
  scheduled: { revise: 'draft', cancel: 'cancelled', start: 'sending' },
  sending: { finish: 'sent' },
  sent: {},
  cancelled: {},
};

/** Returns the state after a step, or null if the step isn't allowed. */
export function getNextCampaignState(state: CampaignState, step: CampaignStep): CampaignState | null {
  return CAMPAIGN_STEPS[state][step] ?? null;
}

/** Returns whether a campaign can be deleted: it has reached nobody and will reach nobody. */
export function isCampaignDeletable(state: CampaignState): boolean {
  return state === 'draft' || state === 'cancelled';
}
