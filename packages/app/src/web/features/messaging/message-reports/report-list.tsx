// The list of reported messages and people, for the staff who review them.

import { type MessageReport, REPORT_REASONS, REPORT_STATES, reportsList } from '#contract/messaging/report.shapes.ts';
import { listReports } from '#contract/messaging/reports.endpoints.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<MessageReport['state'], Meaning>> = { open: 'care', upheld: 'bad', dismissed: 'neutral' };

export function ReportStateBadge({ state }: { readonly state: MessageReport['state'] }) {
  const states = useTranslations('names.reportState');
  return <StateBadge meaning={MEANINGS[state]}>{states(state)}</StateBadge>;
}

interface ReportListProps {
  readonly views: ListViews;
  /** Returns the address of the list with a report beside it. */
  readonly linkTo: (id: number) => string;
}

export function ReportList({ views, linkTo }: ReportListProps) {
  const words = useTranslations('messagingReports');
  const column = useTranslations('lists.messageReports.columns');
  const reasons = useTranslations('names.reportReason');
  const states = useTranslations('names.reportState');
  const titles = useTranslations('titles');
  const nameOf = (person: MessageReport['reported']) => person?.name || words('nobody');
  return (
    <EndpointList
      list={reportsList}
      endpoint={listReports}
      title={titles('page.hubMessageReports')}
      columns={[
        { name: 'reason', heading: column('reason'), cell: ({ reason }) => reasons(reason), primary: true },
        { name: 'reported', heading: words('reported'), cell: ({ reported }) => nameOf(reported) },
        { name: 'reporter', heading: words('reporter'), cell: ({ reporter }) => nameOf(reporter) },
        { name: 'createdAt', heading: column('createdAt'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
        { name: 'state', heading: column('state'), cell: ({ state }) => <ReportStateBadge state={state} /> },
        { name: 'resolvedBy', heading: words('resolvedBy'), cell: ({ resolvedBy }) => resolvedBy, hidden: true },
        {
          name: 'resolvedAt',
          heading: words('resolvedAt'),
          cell: ({ resolvedAt }) => resolvedAt && <InstantText at={resolvedAt} />,
          hidden: true,
        },
      ]}
      filters={[
        { name: 'state', label: column('state'), choices: REPORT_STATES.map((value) => ({ value, label: states(value) })) },
        { name: 'reason', label: column('reason'), choices: REPORT_REASONS.map((value) => ({ value, label: reasons(value) })) },
      ]}
      rowKey={({ id }) => id}
      rowName={({ reason, reported }) => words('rowName', { reason: reasons(reason), name: nameOf(reported) })}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  );
}
