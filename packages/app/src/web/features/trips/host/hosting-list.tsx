// A host's offers and stays by tab: who comes when, the earnings, and the deadline to answer. Tab and page are in the URL.

import { Anchor, Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconBed } from '@tabler/icons-react';
import { Link } from 'wouter';
import { HOSTING_TABS, type HostingTab } from '#contract/trips/cards.shapes.ts';
import { listHostings } from '#contract/trips/offers.endpoints.ts';
import type { Hosting } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageSteps } from '#web/ui/list/table/page-steps.tsx';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { DateRangeText, InstantText, MoneyText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { OfferStateBadge, TripStateBadge } from '../trip-badges.tsx';
import classes from '../trips.module.css';
import { HostActions } from './host-actions.tsx';
import { MessageLink } from './message-link.tsx';
import { useStudentText } from './student-text.ts';

type Tab = Exclude<HostingTab, 'all'>;

/** The tabs of the page. */
const TABS: readonly Tab[] = HOSTING_TABS.filter((tab) => tab !== 'all');

function Badge({ hosting: { state, tripState } }: { readonly hosting: Hosting }) {
  return state === 'accepted' ? <TripStateBadge state={tripState} /> : <OfferStateBadge state={state} />;
}

function Deadline({ hosting: { answerBy, state } }: { readonly hosting: Hosting }) {
  const words = useTranslations('hostings');
  if (answerBy === null || (state !== 'awaiting_review' && state !== 'considering')) return null;
  return (
    <Text size="sm" fw={600}>
      {words(Date.parse(answerBy) < getServerNow() ? 'overdue' : 'answerBy')} <InstantText at={answerBy} withZone /> (
      <RelativeTime at={answerBy} />)
    </Text>
  );
}

/** Shows one hosting; `compact` leaves out the actions. */
export function HostingCard({ hosting, compact = false }: { readonly hosting: Hosting; readonly compact?: boolean }) {
  const words = useTranslations('hostings');
  const textOf = useStudentText();
  const { offerId, tripId, students, studentNames, fromDate, toDate, payout, camps = [] } = hosting;
  const names = studentNames.join(', ');
  return (
    <Card component="li" className={classes['card'] ?? ''}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <PersonPicture person={{ firstName: studentNames[0] ?? '', lastName: '', avatarRef: hosting.photoRef }} size={40} />
        <div>
          <Anchor component={Link} to={paths.hostTrip({ id: tripId })} fw={600} className={classes['name'] ?? ''}>
            {names}
          </Anchor>
          {students.map((student, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: siblings may be equal in all fields shown.
            <Text key={index} size="sm" c="dimmed">
              {textOf(student)}
            </Text>
          ))}
        </div>
      </Group>
      <div>
        <Badge hosting={hosting} />
      </div>
      <Text>
        <DateRangeText from={fromDate} to={toDate} />
      </Text>
      {camps.length > 0 && <Text size="sm">{words('camps', { names: camps.join(', ') })}</Text>}
      {payout !== null && (
        <Text size="sm">
          {words('payout')} <MoneyText amount={payout.amount} currency={payout.currency} />
        </Text>
      )}
      <Deadline hosting={hosting} />
      {!compact && (
        <Group gap="xs" className={classes['foot'] ?? ''}>
          <MessageLink conversationId={hosting.conversationId} name={names} />
          <HostActions offer={{ ...hosting, id: offerId, studentNames: names }} />
        </Group>
      )}
    </Card>
  );
}

function Hostings({ tab, page }: { readonly tab: Tab; readonly page: number }) {
  const words = useTranslations('hostings');
  const titles = useTranslations('titles');
  const hasCalendar = useCanOpen('hostCalendar');
  const [, setParams] = useSearchParams();
  const { data, failure, reload } = useEndpoint(listHostings, { query: { tab, page } });
  if (data === undefined) return failure === null ? <LoadingCards /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) {
    const next = (
      <Anchor component={Link} to={hasCalendar ? paths.hostCalendar() : paths.hostDashboard()}>
        {hasCalendar ? words('empty.next') : titles('page.hostDashboard')}
      </Anchor>
    );
    return <EmptyState icon={IconBed} title={words(`empty.${tab}`)} text={words('empty.text')} action={next} />;
  }
  return (
    <Stack>
      <ul className={classes['cards']} aria-label={words(`tab.${tab}`)}>
        {data.data.map((hosting) => (
          <HostingCard key={hosting.offerId} hosting={hosting} />
        ))}
      </ul>
      <PageSteps page={data.currentPage} last={data.lastPage} onPage={(next) => setParams({ tab, page: String(next) })} />
    </Stack>
  );
}

function useCounts(): Readonly<Partial<Record<HostingTab, number>>> {
  const { data } = useEndpoint(listHostings, { query: {} });
  return data?.counts ?? {};
}

export function HostingList() {
  const words = useTranslations('hostings');
  const [params, setParams] = useSearchParams();
  const counts = useCounts();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'toAnswer';
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return (
    <Tabs value={tab} onChange={(name) => setParams(name === null || name === 'toAnswer' ? {} : { tab: name })} keepMounted={false}>
      <TabList>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {counts[name] === undefined ? words(`tab.${name}`) : words('tabWithCount', { tab: words(`tab.${name}`), count: counts[name] })}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={tab}>
        <Hostings tab={tab} page={page} />
      </Tabs.Panel>
    </Tabs>
  );
}
