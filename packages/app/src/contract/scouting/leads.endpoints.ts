// Endpoints of leads: families that might host, from a scout's note to their registration.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES, exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  convertBody,
  duplicatesQuery,
  funnel,
  funnelQuery,
  importLeadsBody,
  lead,
  leadChanges,
  leadDuplicates,
  leadEventBody,
  leadImport,
  leadsList,
  listedLead,
  mergeBody,
  newLeadBody,
  stepBody,
  versionBody,
} from './leads.shapes.ts';

const params = z.object({ id });

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/scouting-leads',
  access: 'leads.write',
  summary: 'Families that might host, those to be followed up first.',
  query: listQueryFor(leadsList),
  answer: pageOf(listedLead),
});

export const exportLeads = endpoint(exportEndpoint({ list: leadsList, path: '/api/scouting-leads/export', access: 'leads.write' }));

export const listLeadAssignees = endpoint({
  method: 'GET',
  path: '/api/scouting-leads/assignees',
  access: 'leads.write',
  summary: 'The staff who can look after leads.',
  answer: z.object({ data: z.array(z.object({ id, name: z.string() })) }),
});

export const findLeadDuplicates = endpoint({
  method: 'GET',
  path: '/api/scouting-leads/duplicates',
  access: 'leads.write',
  summary: 'Leads and host families with the same phone number, email address or postal address.',
  query: duplicatesQuery,
  answer: leadDuplicates,
});

export const readFunnel = endpoint({
  method: 'GET',
  path: '/api/scouting-leads/funnel',
  access: 'leads.write',
  summary: 'How many leads of each source or county have reached each stage.',
  query: funnelQuery,
  answer: funnel,
});

export const exportFunnel = endpoint({
  method: 'GET',
  path: '/api/scouting-leads/funnel/export',
  access: 'leads.write',
  summary: 'The funnel as a file.',
  query: funnelQuery.extend({ format: z.enum(EXPORT_FORMATS).default('csv') }),
  answer: z.undefined(),
  bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
});

export const readLead = endpoint({
  method: 'GET',
  path: '/api/scouting-leads/{id}',
  access: 'leads.write',
  summary: 'A lead with everything that happened to it.',
  params,
  answer: lead,
});

export const createLead = endpoint({
  method: 'POST',
  path: '/api/scouting-leads',
  access: 'leads.write',
  summary: 'Adds a lead; one like another only if the caller confirms it.',
  body: newLeadBody,
  answer: lead,
  refusals: ['leadDuplicate'],
});

export const editLead = endpoint({
  method: 'PATCH',
  path: '/api/scouting-leads/{id}',
  access: 'leads.write',
  summary: 'Changes a lead; fields that are left out stay as they are.',
  params,
  body: leadChanges,
  answer: lead,
  refusals: ['leadDuplicate', 'changedMeanwhile'],
});

export const deleteLead = endpoint({
  method: 'DELETE',
  path: '/api/scouting-leads/{id}',
  access: 'leads.delete',
  summary: 'Deletes a lead with everything that is known of it.',
  params,
  answer: done,
});

export const stepLead = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/{id}/step',
  access: 'leads.write',
  summary: 'Moves a lead to another stage.',
  params,
  body: stepBody,
  answer: lead,
  refusals: ['leadMoved', 'changedMeanwhile'],
});

export const addLeadEvent = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/{id}/events',
  access: 'leads.write',
  summary: 'Notes a call, an email, a meeting or anything else about a lead.',
  params,
  body: leadEventBody,
  answer: lead,
});

export const inviteLead = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/{id}/invite',
  access: 'leads.write',
  summary: 'Gives a lead its referral code, and emails it the link to register if it has an address.',
  params,
  body: versionBody,
  answer: lead,
  refusals: ['leadMoved', 'changedMeanwhile'],
});

export const convertLead = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/{id}/convert',
  access: 'leads.write',
  summary: 'Makes a host family of a lead, with all that is known of it; its account is invited by email.',
  params,
  body: convertBody,
  answer: z.object({ hostFamilyId: id }),
  refusals: ['leadMoved', 'emailTaken', 'changedMeanwhile'],
});

export const mergeLeads = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/{id}/merge',
  access: 'leads.write',
  summary: 'Makes one lead of two that are the same family.',
  params,
  body: mergeBody,
  answer: lead,
  refusals: ['leadHasFamily', 'changedMeanwhile'],
});

export const importLeads = endpoint({
  method: 'POST',
  path: '/api/scouting-leads/import',
  access: 'leads.write',
  summary: 'Imports leads from a CSV file with headings in any of the languages, or says what would be imported.',
  upload: 'file',
  body: importLeadsBody,
  answer: leadImport,
  refusals: ['leadFileUnreadable', 'fileTooLarge'],
});
