// Use cases of reconciliation: listing and exporting the findings, and counting them by check.

import type * as endpoints from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import { CHECK_NAMES, type Discrepancy, findingsList } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { EXPORT_LIMIT } from '#contract/platform/lists/list-query.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { chooseColumns } from '#server/platform/lists/export-list.ts';
import { filterRows, paginateRows, type RowList } from '#server/platform/lists/filter-rows.ts';
import { createTableFile, type ExportColumn, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { countByCheck, runChecks } from './checks.rules.ts';
import { indexSnapshot } from './discrepancies.rules.ts';
import { loadSnapshot } from './snapshot.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const LIST: RowList<Discrepancy> = {
  defaultSort: findingsList.defaultSort,
  sorts: {
    check: ({ check }) => CHECK_NAMES.indexOf(check),
    amount: ({ amount }) => (amount === null ? null : Number(amount)),
    day: ({ day }) => day,
    name: ({ name }) => name,
  },
  filters: {
    check: ({ check }) => check,
    severity: ({ severity }) => severity,
    subjectType: ({ subjectType }) => subjectType,
    businessId: ({ businessId }) => businessId,
    currency: ({ currency }) => currency,
    amount: ({ amount }) => (amount === null ? null : Number(amount)),
    day: ({ day }) => day,
  },
  searched: ({ name, expected, found }) => `${name} ${expected} ${found}`,
};

async function listAllDiscrepancies(call: Call): Promise<Discrepancy[]> {
  return runChecks(
    indexSnapshot(await loadSnapshot(call.db, { today: call.app.clock.today(), timeZone: call.app.config.TIME_ZONE }), getAmountMath),
  );
}

export async function listFindings(call: Call, { query }: Input<'listFindings'>): Output<'listFindings'> {
  return paginateRows(filterRows(await listAllDiscrepancies(call), LIST, query), query);
}

export async function exportFindings(call: Call, { query }: Input<'exportFindings'>): Promise<FileResponse> {
  const rows = filterRows(await listAllDiscrepancies(call), LIST, query);
  if (rows.length > EXPORT_LIMIT) throw new AppError('exportTooLarge', { values: { count: rows.length, limit: EXPORT_LIMIT } });
  const words = getTranslator(call.locale);
  const columns: readonly ExportColumn<Discrepancy>[] = [
    { name: 'check', kind: 'text', value: ({ check }) => words(`names.check.${check}`) },
    { name: 'severity', kind: 'text', value: ({ severity }) => words(`names.severity.${severity}`) },
    { name: 'name', kind: 'text', value: ({ name }) => name },
    { name: 'subjectType', kind: 'text', value: ({ subjectType }) => words(`names.foundOn.${subjectType}`) },
    { name: 'expected', kind: 'text', value: ({ expected }) => expected },
    { name: 'found', kind: 'text', value: ({ found }) => found },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    { name: 'amount', kind: 'money', value: ({ amount }) => amount },
    { name: 'day', kind: 'day', value: ({ day }) => day },
  ];
  const chosen = chooseColumns(columns, { asked: query.columns, may: call.may });
  return createTableFile(call, { name: 'findings', columns: chosen, batches: toSingleBatch(rows) }, query);
}

export async function readChecks(call: Call): Output<'readChecks'> {
  return { data: countByCheck(await listAllDiscrepancies(call), getAmountMath) };
}
