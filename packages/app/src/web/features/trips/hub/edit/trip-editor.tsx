// The editor of a trip for staff: its steps, and a tab for each part.

import { Button, Group, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { CampsCalledOff } from '#web/features/trips/camps-called-off.tsx';
import { useFamilyName } from '#web/features/trips/family-name.ts';
import { listOpenTasks, TripAlerts } from '#web/features/trips/hub/trip-alerts.tsx';
import { TripBillingPart } from '#web/features/trips/hub/trip-billing.tsx';
import { FixedFacts, FixedNote } from '#web/features/trips/hub/trip-facts.tsx';
import { type Finder, TripFamilies } from '#web/features/trips/hub/trip-families.tsx';
import { TripInvoiceTable } from '#web/features/trips/hub/trip-invoices.tsx';
import { TripTasks } from '#web/features/trips/hub/trip-tasks.tsx';
import { TripPriceChange } from '#web/features/trips/price-change.tsx';
import { joinStudentNames } from '#web/features/trips/students.model.ts';
import { TransfersPart } from '#web/features/trips/transfers/transfers-part.tsx';
import { TransitionButtons } from '#web/features/trips/transition-buttons.tsx';
import { TravelPlan } from '#web/features/trips/travel-plan.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { TripHistory } from '#web/features/trips/trip-history.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CampsForm } from './camps-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { TripPrice } from './price-form.tsx';
import { ProlongButton } from './prolong-button.tsx';
import { useExtendTrip } from './use-extend-trip.ts';
import { useResumeTrip } from './use-resume-trip.ts';

const TABS = ['details', 'families', 'camps', 'transfers', 'price', 'invoices', 'documents', 'messages', 'tasks', 'history'] as const;
type Tab = (typeof TABS)[number];

interface TripEditorProps {
  readonly trip: Trip;
  readonly finder: Finder;
  /** Shown below the heading, such as the request from which the trip was created. */
  readonly beside?: ReactNode;
  /** The documents of the students, for users who may see them. */
  readonly documents?: ReactNode;
  /** The conversations of the trip, for users who may read them. */
  readonly messages?: ReactNode;
  /** The change history, for users who may see it. */
  readonly changes?: ReactNode;
}

function Part({ tab, trip, finder, documents, messages, changes }: TripEditorProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'details':
      return trip.mayEdit ? <DetailsForm trip={trip} /> : <FixedFacts trip={trip} />;
    case 'families':
      return <TripFamilies trip={trip} finder={finder} />;
    case 'camps':
      return (
        <Stack>
          {trip.mayEdit ? <CampsForm trip={trip} /> : <FixedNote />}
          {!trip.mayEdit && <TravelPlan trip={trip} />}
        </Stack>
      );
    case 'transfers':
      return <TransfersPart trip={trip} />;
    case 'price':
      return <TripPrice trip={trip} />;
    case 'invoices':
      return (
        <Stack>
          <TripBillingPart trip={trip} />
          <TripInvoiceTable trip={trip} />
        </Stack>
      );
    case 'documents':
      return documents;
    case 'messages':
      return messages;
    case 'tasks':
      return <TripTasks trip={trip} />;
    default:
      return (
        <Stack>
          <TripHistory history={trip.history} />
          {changes}
        </Stack>
      );
  }
}

/** Whichever tab is open: when the stay is, and with whom. */
function StayText({ trip: { fromDate, toDate, hostFamily } }: { readonly trip: Trip }) {
  const nameOf = useFamilyName();
  return (
    <>
      <DateRangeText from={fromDate} to={toDate} />
      {hostFamily !== null && ` · ${nameOf(hostFamily)}`}
    </>
  );
}

export function TripEditor(props: TripEditorProps) {
  const { trip, beside } = props;
  const words = useTranslations('hubTrips');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const shown: Partial<Record<Tab, boolean>> = {
    documents: Boolean(props.documents),
    messages: Boolean(props.messages),
    tasks: capabilities.includes('trips.tasks'),
  };
  const tabs = TABS.filter((name) => shown[name] ?? true);
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'details';
  const studentId = trip.students[0]?.id;
  const open = listOpenTasks(trip).length;
  return (
    <Stack>
      <PageHeader
        title={joinStudentNames(trip.students)}
        beside={<TripStateBadge state={trip.state} />}
        description={<StayText trip={trip} />}
        back={{ to: paths.hubTrips(), label: words('back') }}
        actions={
          studentId !== undefined && (
            <Button component={Link} to={paths.hubStudentTrip({ studentId, id: trip.id })} variant="default">
              {words('act.view')}
            </Button>
          )
        }
      />
      {beside}
      <TripAlerts trip={trip} />
      <TripPriceChange trip={trip} />
      <CampsCalledOff trip={trip} />
      <Group gap="xs" align="flex-start" className="no-print">
        <TransitionButtons trip={trip} askedFor={useExtendTrip(trip)} consequencesOf={useResumeTrip(trip)} />
        <ProlongButton trip={trip} />
      </Group>
      <Tabs value={tab} onChange={(next) => setParams(next === null ? {} : { tab: next }, { replace: true })} keepMounted={false}>
        <TabList label={words('tabs')}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`tab.${name}`)}
              {name === 'tasks' && open > 0 && ` (${open})`}
            </Tabs.Tab>
          ))}
        </TabList>
        {tabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <Part {...props} tab={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
