// The states of a campaign and what leads from one to the next; for the server and for the screens.

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** `revise` takes a scheduled campaign back to be written on; `start` and `finish` are the product's own. */
export type CampaignStep = 'schedule' | 'revise' | 'cancel' | 'start' | 'finish';

export const CAMPAIGN_STEPS: Readonly<Record<CampaignState, Readonly<Partial<Record<CampaignStep, CampaignState>>>>> = {
  draft: { schedule: 'scheduled', cancel: 'cancelled' },
  scheduled: { revise: 'draft', cancel: 'cancelled', start: 'sending' },
  sending: { finish: 'sent' },
  sent: {},
  cancelled: {},
};

/** Where a step leads, or null when it can't be taken. */
export function getNextCampaignState(state: CampaignState, step: CampaignStep): CampaignState | null {
  return CAMPAIGN_STEPS[state][step] ?? null;
}

/** Whether it can be taken out: it has reached nobody and will reach nobody. */
export function isCampaignDeletable(state: CampaignState): boolean {
  return state === 'draft' || state === 'cancelled';
}
