// The list of offers that families haven't answered in time.

import { IconBell } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { exportUnansweredOffers, listUnansweredOffers } from '#contract/trips/unanswered.endpoints.ts';
import { type UnansweredOffer, unansweredOffersList } from '#contract/trips/unanswered.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { BulkAction, ChosenRows, ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ReminderDialog } from './reminder-dialog.tsx';

type Column = ListColumn<UnansweredOffer, ColumnOf<typeof unansweredOffersList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.unansweredOffers.columns');
  return [
    { name: 'family', heading: heading('family'), cell: ({ family }) => family, primary: true },
    { name: 'hoursWaiting', heading: heading('hoursWaiting'), cell: ({ hoursWaiting }) => String(hoursWaiting), align: 'end' },
    { name: 'fromDate', heading: heading('fromDate'), cell: ({ fromDate }) => <DateText day={fromDate} /> },
    { name: 'student', heading: heading('student'), cell: ({ student }) => student },
    { name: 'reminders', heading: heading('reminders'), cell: ({ reminders }) => String(reminders), align: 'end' },
    {
      name: 'lastContact',
      heading: heading('lastContact'),
      cell: ({ lastContact }) => lastContact && <InstantText at={lastContact.at} />,
    },
    { name: 'phone', heading: heading('phone'), cell: ({ phone }) => phone },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'toDate', heading: heading('toDate'), cell: ({ toDate }) => <DateText day={toDate} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.unansweredOffers.columns');
  const { data } = useEndpoint(listCounties, {});
  return [
    { name: 'hours', label: label('hours') },
    { name: 'countyId', label: label('countyId'), choices: (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'fromDate', label: label('fromDate') },
  ];
}

const idsOf = (rows: ChosenRows) => (rows.kind === 'keys' ? rows.keys.map(Number) : []);

/** Reminds the families of the chosen rows; the rows stay chosen if nothing was sent. */
function useBulkReminders(): { readonly action: BulkAction; readonly dialog: ReactNode } {
  const words = useTranslations('unanswered');
  const [asked, setAsked] = useState<{ readonly ids: readonly number[]; readonly answer: (isDone: boolean) => void } | null>(null);
  return {
    action: {
      label: words('act.remind'),
      icon: <IconBell size={16} aria-hidden />,
      run: async (rows) => {
        const isDone = await new Promise<boolean>((answer) => setAsked({ ids: idsOf(rows), answer }));
        setAsked(null);
        return isDone ? undefined : 'keep';
      },
    },
    dialog: asked && <ReminderDialog ids={asked.ids} onClose={asked.answer} />,
  };
}

interface UnansweredListProps {
  readonly views: ListViews;
  /** The URL of the page with an offer open. */
  readonly linkTo: (id: number) => string;
}

export function UnansweredList({ views, linkTo }: UnansweredListProps) {
  const words = useTranslations('unanswered');
  const titles = useTranslations('titles.page');
  const { action, dialog } = useBulkReminders();
  return (
    <>
      <EndpointList
        list={unansweredOffersList}
        endpoint={listUnansweredOffers}
        exporting={exportUnansweredOffers}
        title={titles('hubUnresponsiveFamilies')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ family, student }) => `${family}, ${student}`}
        rowLink={({ id }) => linkTo(id)}
        views={views}
        searchLabel={words('search')}
        bulkActions={[action]}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
      />
      {dialog}
    </>
  );
}
