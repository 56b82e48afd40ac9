// Endpoints of campaigns: writing them, choosing the audience, and sending.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { audienceBody, audienceCount, campaign, campaignBody, editCampaignBody, listedCampaign, scheduleBody } from './campaign.shapes.ts';
import { campaignsList } from './campaigns-list.ts';

const params = z.object({ id });
const version = z.object({ version: z.int() });

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaigns',
  access: 'campaigns.write',
  summary: 'Campaigns with how many they have reached.',
  query: listQueryFor(campaignsList),
  answer: pageOf(listedCampaign),
});

export const readCampaign = endpoint({
  method: 'GET',
  path: '/api/campaigns/{id}',
  access: 'campaigns.write',
  summary: 'One campaign with its texts, its audience and the report of its delivery.',
  params,
  answer: campaign,
});

export const countAudience = endpoint({
  method: 'POST',
  path: '/api/campaigns/audience',
  access: 'campaigns.write',
  summary: 'How many a campaign would reach if it were sent now; by the same query that sends it.',
  body: audienceBody,
  answer: audienceCount,
});

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns',
  access: 'campaigns.write',
  summary: 'Makes a draft.',
  body: campaignBody,
  answer: campaign,
});

export const editCampaign = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/{id}',
  access: 'campaigns.write',
  summary: 'Changes a draft.',
  params,
  body: editCampaignBody,
  answer: campaign,
  refusals: ['changedMeanwhile', 'campaignMoved'],
});

export const testCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/{id}/test',
  access: 'campaigns.write',
  summary: 'Sends a campaign to nobody but the caller, as often as they like.',
  params,
  answer: done,
  limit: 'send',
});

export const scheduleCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/{id}/schedule',
  access: 'campaigns.write',
  summary: 'Has a draft sent at a time, or at once.',
  params,
  body: scheduleBody,
  answer: campaign,
  refusals: ['changedMeanwhile', 'campaignMoved'],
});

export const reviseCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/{id}/revise',
  access: 'campaigns.write',
  summary: 'Takes a scheduled campaign back into a draft.',
  params,
  body: version,
  answer: campaign,
  refusals: ['changedMeanwhile', 'campaignMoved'],
});

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/{id}/cancel',
  access: 'campaigns.write',
  summary: 'Calls off a campaign that is not being sent yet.',
  params,
  body: version,
  answer: campaign,
  refusals: ['changedMeanwhile', 'campaignMoved'],
});

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  access: 'campaigns.delete',
  summary: 'Deletes a campaign that has reached nobody; administrators alone.',
  params,
  answer: done,
  refusals: ['campaignMoved'],
});
