// Where campaigns go, and where they never go.

import { expect, test } from 'vitest';
import { CAMPAIGN_STATES, CAMPAIGN_STEPS, type CampaignState, getNextCampaignState, isCampaignDeletable } from './campaign.machine.ts';

const after = (state: CampaignState) => Object.values(CAMPAIGN_STEPS[state]);

function reachable(from: CampaignState, seen: Set<CampaignState> = new Set()): Set<CampaignState> {
  for (const next of after(from)) if (!seen.has(next)) reachable(next, seen.add(next));
  return seen;
}

test('every state is reached from a draft', () => {
  expect([...reachable('draft')].sort()).toEqual([...CAMPAIGN_STATES].sort());
});

test('a campaign that is being sent can only end, and an ended one keeps its state', () => {
  expect(after('sending')).toEqual(['sent']);
  expect([after('sent'), after('cancelled')]).toEqual([[], []]);
});

test('only a scheduled campaign starts being sent', () => {
  expect(CAMPAIGN_STATES.filter((state) => after(state).includes('sending'))).toEqual(['scheduled']);
  expect(getNextCampaignState('draft', 'start')).toBeNull();
  expect(getNextCampaignState('scheduled', 'start')).toBe('sending');
});

test('only drafts and cancelled campaigns can be deleted', () => {
  expect(CAMPAIGN_STATES.filter(isCampaignDeletable)).toEqual(['draft', 'cancelled']);
});
