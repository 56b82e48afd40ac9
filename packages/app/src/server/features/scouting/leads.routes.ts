// Endpoints of leads.

import * as leads from '#contract/scouting/leads.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { convertLead } from './convert-lead.service.ts';
import { findLeadDuplicates } from './duplicates.service.ts';
import { exportFunnel, readFunnel } from './funnel.service.ts';
import { importLeads } from './import-leads.service.ts';
import { inviteLead } from './invite-lead.service.ts';
import {
  addLeadEvent,
  createLead,
  deleteLead,
  editLead,
  exportLeads,
  listLeadAssignees,
  listLeads,
  readLead,
  stepLead,
} from './leads.service.ts';
import { mergeLeads } from './merge-leads.service.ts';

export const scoutingRoutes = defineRoutes(leads, {
  ...{
    listLeads,
    exportLeads,
    listLeadAssignees,
    findLeadDuplicates,
    readFunnel,
    exportFunnel,
    readLead,
    createLead,
    editLead,
    deleteLead,
  },
  ...{ stepLead, addLeadEvent, inviteLead, convertLead, mergeLeads, importLeads },
});
