// Endpoints of sources of texts, and of the ways in which people have found us.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  inquirySource,
  inquirySourceBody,
  inquirySourceChange,
  inquirySourcesList,
  source,
  sourceBody,
  sourceChange,
  sourcesList,
} from './sources.shapes.ts';

const params = z.object({ id });

export const listSources = endpoint({
  method: 'GET',
  path: '/api/sources',
  access: 'content.write',
  summary: 'The sources of texts, with the pages and articles that rest on each.',
  query: listQueryFor(sourcesList),
  answer: pageOf(source),
});

export const exportSources = endpoint(exportEndpoint({ list: sourcesList, path: '/api/sources/export', access: 'content.write' }));

export const createSource = endpoint({
  method: 'POST',
  path: '/api/sources',
  access: 'content.write',
  summary: 'Adds a source; an address that another one has, written in whichever way, is refused.',
  body: sourceBody,
  answer: source,
  refusals: ['nameTaken'],
});

export const changeSource = endpoint({
  method: 'PATCH',
  path: '/api/sources/{id}',
  access: 'content.write',
  summary: 'Changes a source, and the pages and articles that rest on it.',
  params,
  body: sourceChange,
  answer: source,
  refusals: ['nameTaken', 'changedMeanwhile'],
});

export const deleteSource = endpoint({
  method: 'DELETE',
  path: '/api/sources/{id}',
  access: 'content.delete',
  summary: 'Deletes a source; pages and articles stay.',
  params,
  answer: done,
});

export const listInquirySources = endpoint({
  method: 'GET',
  path: '/api/inquiry-sources',
  access: 'content.write',
  summary: 'The ways in which families and hosts have found us, as they are offered in forms, with how often each was named.',
  query: listQueryFor(inquirySourcesList),
  answer: pageOf(inquirySource),
});

export const createInquirySource = endpoint({
  method: 'POST',
  path: '/api/inquiry-sources',
  access: 'content.write',
  summary: 'Adds a way in which people find us, as the last one that forms offer.',
  body: inquirySourceBody,
  answer: inquirySource,
});

export const changeInquirySource = endpoint({
  method: 'PATCH',
  path: '/api/inquiry-sources/{id}',
  access: 'content.write',
  summary: 'Renames a way in which people find us, or offers it no more; those who have named it keep it.',
  params,
  body: inquirySourceChange,
  answer: inquirySource,
  refusals: ['changedMeanwhile', 'fixedByTheProduct'],
});

export const deleteInquirySource = endpoint({
  method: 'DELETE',
  path: '/api/inquiry-sources/{id}',
  access: 'content.delete',
  summary: 'Deletes a way in which people find us that nobody has named, and that staff have added.',
  params,
  answer: done,
  refusals: ['inUse', 'fixedByTheProduct'],
});
