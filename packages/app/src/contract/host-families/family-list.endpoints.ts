// Endpoints of the list of host families.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { bulkFamiliesBody, bulkFamilyResult, familyIds, hostFamiliesList, listedFamily } from './family-list.shapes.ts';

export const listFamilies = endpoint({
  method: 'GET',
  path: '/api/host_families',
  access: 'families.list',
  summary:
    'Host families: all of them for staff, with what their profiles lack for who looks after them; the live ones for visitors, parents and agents; its own for a family.',
  query: listQueryFor(hostFamiliesList),
  answer: pageOf(listedFamily),
});

export const exportFamilies = endpoint(
  exportEndpoint({ list: hostFamiliesList, path: '/api/host_families/export', access: 'families.manage' }),
);

export const listFamilyAccounts = endpoint({
  method: 'GET',
  path: '/api/host_families/accounts',
  access: 'campaigns.write',
  summary: 'The accounts of several families, to write to them.',
  query: z.object({ ids: familyIds }),
  answer: z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) }),
});

export const bulkFamilies = endpoint({
  method: 'POST',
  path: '/api/host_families/bulk',
  access: 'families.manage',
  summary:
    'Pauses many families, ends their pauses, gives them a coordinator, or asks them for information; the answer says for each whether it was done.',
  body: bulkFamiliesBody,
  answer: z.object({ data: z.array(bulkFamilyResult) }),
});
