// Reports in the form that staff get.

import type { MessageReport } from '#contract/messaging/report.shapes.ts';
import type { ReportRow } from './reports.queries.ts';

const toName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => `${firstName} ${lastName}`.trim();

function toPerson(person: ReportRow['reporter']): MessageReport['reporter'] {
  return person === null ? null : { id: person.id, name: toName(person) };
}

export function toReportRecord({ resolver, reporter, reported, createdAt, resolvedAt, ...row }: ReportRow): MessageReport {
  return {
    ...row,
    reporter: toPerson(reporter),
    reported: toPerson(reported),
    createdAt: createdAt.toISOString(),
    resolvedBy: resolver === null ? null : toName(resolver),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}
