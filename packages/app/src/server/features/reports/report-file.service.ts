// Use cases of the reports: what the page shows as a file, with a sheet on what each figure counts.

import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ExportFormat } from '#contract/platform/lists/list-query.ts';
import type * as endpoints from '#contract/reports/reports.endpoints.ts';
import type { Report, ReportQuery, ReportRow } from '#contract/reports/reports.shapes.ts';
import { CONVERSION_STEPS, type FigureKind, type FigureName, getReportDefinition, type ReportName } from '#contract/reports/reports.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type Cell, formatMoment } from '#server/platform/lists/cells.ts';
import { createContentFile, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { buildReport } from './reports.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Words = ReturnType<typeof getTranslator>;

interface FileColumn {
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'money';
  readonly value: (row: ReportRow) => string | null;
}

const toCellKind = (kind: FigureKind) => (kind === 'money' ? 'money' : 'number');

function listGroupColumns({ by, report }: Report, words: Words): FileColumn[] {
  const { part } = getReportDefinition(report);
  const groups = by.map((group, at): FileColumn => {
    const value = ({ groups: own }: ReportRow) => {
      const found = own[at];
      if (found === undefined) return at === 0 ? words('reports.total') : '';
      return found.key === '' ? words('reports.none') : found.label || found.key;
    };
    return { heading: words(`reports.group.${group}`), kind: 'text', value };
  });
  if (part === null) return groups;
  const step = (name: string) => CONVERSION_STEPS.find((one) => one === name);
  const ofPart = ({ part: own }: ReportRow) => {
    const found = step(own);
    return found === undefined ? own : words(`reports.step.${found}`);
  };
  return [...groups, { heading: words(`reports.part.${part}`), kind: 'text', value: ofPart }];
}

/** Returns the columns of the figures, each with the other period and the difference if there is a comparison. */
function listFigureColumns({ figures, compared }: Report, words: Words): FileColumn[] {
  return figures.flatMap(({ name, kind }, at): FileColumn[] => {
    const figure = words(`reports.figure.${name as FigureName}`);
    const cellKind = toCellKind(kind);
    const own: FileColumn = { heading: figure, kind: cellKind, value: ({ cells }) => cells[at]?.value ?? null };
    if (compared === null) return [own];
    return [
      own,
      { heading: words('reports.file.before', { figure }), kind: cellKind, value: ({ cells }) => cells[at]?.before ?? null },
      { heading: words('reports.file.difference', { figure }), kind: cellKind, value: ({ cells }) => cells[at]?.difference ?? null },
      { heading: words('reports.file.percent', { figure }), kind: 'number', value: ({ cells }) => cells[at]?.percent ?? null },
    ];
  });
}

function listNotes({ report, figures, period, compared, asOf }: Report, words: Words, timeZone: string): string[][] {
  const days = ({ from, to }: { from: string; to: string }) => `${from} – ${to}`;
  return [
    [words('reports.file.period'), days(period)],
    ...(compared === null ? [] : [[words('reports.file.compared'), days(compared)]]),
    [words('reports.file.asOf'), `${formatMoment(new Date(asOf), { timeZone })} ${timeZone}`],
    [words(`reports.name.${report}`), words(`reports.about.${report}`)],
    ...figures.map(({ name }) => [words(`reports.figure.${name as FigureName}`), words(`reports.counts.${name as FigureName}`)]),
  ];
}

async function createReportFile(call: Call, report: ReportName, query: ReportQuery & { format: ExportFormat; bom: boolean }) {
  const { format, bom } = query;
  const timeZone = call.app.config.TIME_ZONE;
  const built = await buildReport(call, report, query);
  const words = getTranslator(call.locale);
  const columns = [...listGroupColumns(built, words), ...listFigureColumns(built, words)];
  const rows = [...built.rows, ...built.totals].map((row) => columns.map(({ kind, value }): Cell => ({ kind, value: value(row) })));
  const content = {
    title: words(`reports.name.${report}`),
    headings: columns.map(({ heading }) => heading),
    kinds: columns.map(({ kind }) => kind),
    batches: toSingleBatch(rows),
    texts: { yes: words('lists.yes'), no: words('lists.no'), timeZone },
    notes: { title: words('reports.file.notes'), rows: listNotes(built, words, timeZone) },
  };
  return createContentFile(call, content, { format, bom });
}

export function exportReport(call: Call, { query }: Input<'exportReport'>): Promise<FileResponse> {
  return createReportFile(call, query.report, query);
}

export function exportMoneyReport(call: Call, { query }: Input<'exportMoneyReport'>): Promise<FileResponse> {
  return createReportFile(call, query.report, query);
}
