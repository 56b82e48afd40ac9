// The list of families that might host.

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { LEAD_STAGES } from '#contract/scouting/lead.machine.ts';
import { exportLeads, listLeads } from '#contract/scouting/leads.endpoints.ts';
import { type ListedLead, leadsList } from '#contract/scouting/leads.shapes.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { LeadBadge } from './lead-badge.tsx';
import { useAssigneeChoices, useCountyChoices, useSourceChoices, useSourceName } from './use-lead-choices.ts';

type Column = ListColumn<ListedLead, ColumnOf<typeof leadsList>>;

/** The day of the next follow-up; one that is due says so, not by colour alone. */
export function FollowUp({ day, isOpen }: { readonly day: string | null; readonly isOpen: boolean }) {
  const words = useTranslations('scouting');
  const today = useToday();
  if (day === null) return null;
  if (!isOpen || day > today) return <DateText day={day} />;
  return (
    <Text span inherit fw={600}>
      {words(day === today ? 'today' : 'overdue')} <DateText day={day} />
    </Text>
  );
}

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.leads.columns');
  const sourceName = useSourceName();
  return [
    { name: 'name', heading: heading('name'), cell: ({ name }) => name, primary: true },
    { name: 'stage', heading: heading('stage'), cell: ({ stage }) => <LeadBadge stage={stage} /> },
    {
      name: 'nextFollowUp',
      heading: heading('nextFollowUp'),
      cell: ({ nextFollowUp, stage }) => <FollowUp day={nextFollowUp} isOpen={stage !== 'registered' && stage !== 'lost'} />,
    },
    { name: 'assignee', heading: heading('assignee'), cell: ({ assignee }) => assignee?.name ?? '' },
    { name: 'cityTown', heading: heading('cityTown'), cell: ({ cityTown }) => cityTown },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'phone', heading: heading('phone'), cell: ({ phone }) => phone },
    { name: 'email', heading: heading('email'), cell: ({ email }) => email, hidden: true },
    {
      name: 'source',
      heading: heading('source'),
      cell: ({ sourceCode, source }) => sourceName({ code: sourceCode, name: source }),
    },
    { name: 'campaign', heading: heading('campaign'), cell: ({ campaign }) => campaign, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.leads.columns');
  const stages = useTranslations('names.leadStage');
  return [
    { name: 'stage', label: label('stage'), choices: LEAD_STAGES.map((value) => ({ value, label: stages(value) })) },
    { name: 'nextFollowUp', label: label('nextFollowUp') },
    { name: 'assigneeId', label: label('assigneeId'), choices: useAssigneeChoices() },
    { name: 'countyId', label: label('countyId'), choices: useCountyChoices() },
    { name: 'inquirySourceId', label: label('inquirySourceId'), choices: useSourceChoices() },
    { name: 'createdAt', label: label('createdAt') },
  ];
}

interface LeadListProps {
  readonly views: ListViews;
  readonly add: ReactNode;
  /** The URL of the page with a lead open. */
  readonly linkTo: (id: number) => string;
  /** The filters of the tab; the same object on each render. */
  readonly always?: Readonly<Record<string, string>> | undefined;
}

export function LeadList({ views, add, linkTo, always }: LeadListProps) {
  const words = useTranslations('scouting');
  const titles = useTranslations('titles.page');
  const isPart = always !== undefined;
  return (
    <EndpointList
      list={leadsList}
      endpoint={listLeads}
      exporting={exportLeads}
      title={titles('hubScoutingFamilies')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      always={always}
      searchLabel={words('search')}
      empty={isPart ? { title: words('emptyPart') } : { title: words('empty.title'), text: words('empty.text'), action: add }}
    />
  );
}
