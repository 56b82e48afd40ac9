// Use cases of sources of texts, and of the ways in which people have found us.

import type * as endpoints from '#contract/content/sources.endpoints.ts';
import type { InquirySource, Source } from '#contract/content/sources.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { inquirySources } from '#server/db/schema/places.ts';
import { sources } from '#server/db/schema/sources.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import { toSourceKey } from './source-key.rules.ts';
import {
  findNextPlace,
  type InquirySourceRow,
  inquirySourceList,
  listInquirySourceRows,
  listSourceRows,
  lockExisting,
  replaceArticles,
  type SourceRow,
  sourceList,
} from './sources.queries.ts';

/** Adds the form of the address in which two are the same, and refuses articles that there are not. */
async function checkSource(tx: Transaction, fields: Fields): Promise<Fields> {
  const ids = (fields['articleIds'] ?? []) as readonly number[];
  const existing = await lockExisting(tx, ids);
  const missing = ids.findIndex((id) => !existing.has(id));
  if (missing >= 0) throw new ValidationError([{ field: `articleIds.${missing}`, rule: 'unknownNumber' }]);
  const { articleIds, ...columns } = fields;
  return { ...columns, articleIds: [...new Set(ids)].toSorted((a, b) => a - b), urlKey: toSourceKey(String(fields['url'])) };
}

export const sourceCases = createResourceUseCases<SourceRow, Source>({
  subject: 'source',
  table: sources,
  list: sourceList,
  rows: listSourceRows,
  record: ({ urlKey: _, ...row }) => row,
  alike: { sources_url_key: 'url' },
  derived: ['articles', 'urlKey'],
  checked: checkSource,
  beside: (tx, id, { articleIds }) => replaceArticles(tx, id, articleIds as readonly number[]),
});

export const inquirySourceCases = createResourceUseCases<InquirySourceRow, InquirySource>({
  subject: 'inquirySource',
  table: inquirySources,
  list: inquirySourceList,
  rows: listInquirySourceRows,
  record: (row) => row,
  alike: {},
  isFixed: ({ code }) => code !== null,
  async checked(tx, fields, row) {
    // Their names are translated.
    if (row !== null && row.code !== null && fields['name'] !== row.name) throw new AppError('fixedByTheProduct', { field: 'name' });
    return row === null ? { ...fields, position: await findNextPlace(tx) } : fields;
  },
});

export function exportSources(call: Call, { query }: CheckedRequest<typeof endpoints.exportSources>): Promise<FileResponse> {
  const columns: readonly ExportColumn<SourceRow>[] = [
    { name: 'title', kind: 'text', value: ({ title }) => title },
    { name: 'url', kind: 'text', value: ({ url }) => url },
    { name: 'licence', kind: 'text', value: ({ licence }) => licence },
    { name: 'tags', kind: 'text', value: ({ tags }) => tags.join(', ') },
    { name: 'articles', kind: 'text', value: ({ articles }) => articles.map(({ title }) => title).join(', ') },
    { name: 'active', kind: 'flag', value: ({ active }) => active },
    { name: 'notes', kind: 'text', value: ({ notes }) => notes },
  ];
  return exportList(call, sourceList, { asked: query, rows: (ids) => listSourceRows(call.db, ids), columns });
}
