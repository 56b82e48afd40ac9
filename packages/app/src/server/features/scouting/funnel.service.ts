// Use cases of the funnel of leads: on the page, and as a file.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { FunnelRow } from '#contract/scouting/leads.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { createTableFile, type ExportColumn, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { listFunnel } from './funnel.queries.ts';

type Input<Name extends 'readFunnel' | 'exportFunnel'> = CheckedRequest<(typeof endpoints)[Name]>;

export async function readFunnel({ app, db }: Call, { query }: Input<'readFunnel'>): Promise<AnswerOf<typeof endpoints.readFunnel>> {
  return { data: await listFunnel(db, { ...query, timeZone: app.config.TIME_ZONE }) };
}

const COUNTED = ['leads', 'contacted', 'interested', 'invited', 'registered', 'lost'] as const;

/** Returns the share of registered leads in percent, with one decimal. */
const toConversion = ({ leads, registered }: FunnelRow) => (Math.round((registered / Math.max(leads, 1)) * 1000) / 10).toString();

export async function exportFunnel(call: Call, { query }: Input<'exportFunnel'>): Promise<FileResponse> {
  const { format, by } = query;
  const rows = await listFunnel(call.db, { ...query, timeZone: call.app.config.TIME_ZONE });
  const columns: readonly ExportColumn<FunnelRow>[] = [
    { name: by, kind: 'text', value: ({ name }) => name },
    ...COUNTED.map((name) => ({ name, kind: 'number' as const, value: (row: FunnelRow) => row[name] })),
    { name: 'conversion', kind: 'number', value: toConversion },
  ];
  return createTableFile(call, { name: 'leadFunnel', columns, batches: toSingleBatch(rows) }, { format, bom: true });
}
