// Declaration of the campaign list: its sorts and filters.

import { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { CAMPAIGN_STATES } from './campaign.machine.ts';

export const campaignsList = declareList({
  name: 'campaigns',
  sorts: ['createdAt', 'title', 'scheduledFor'],
  defaultSort: '-createdAt',
  filters: {
    state: { kind: 'choice', choices: CAMPAIGN_STATES },
    type: { kind: 'choice', choices: CAMPAIGN_TYPES },
    scheduledFor: { kind: 'instant', emptiable: true },
  },
});
