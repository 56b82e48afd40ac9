// A group: its members with their trips, who stays where, and what else is known of it.

import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { listGroupMembers, readGroup } from '#contract/groups/groups.endpoints.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import { InvoiceBadges, useInvoiceName } from '#web/features/finance/invoices/invoice-badges.tsx';
import { GroupInvoices } from '#web/features/groups/billing/group-invoices.tsx';
import { PlacementBoard } from '#web/features/groups/board/placement-board.tsx';
import { GroupDocuments } from '#web/features/groups/documents/group-documents.tsx';
import { GroupBadge } from '#web/features/groups/group-badge.tsx';
import { GroupDetails } from '#web/features/groups/group-details.tsx';
import { DuplicateGroup, GroupForm } from '#web/features/groups/group-form.tsx';
import { GroupMembers } from '#web/features/groups/group-members.tsx';
import { GroupPrice } from '#web/features/groups/price/group-price.tsx';
import { RoomingList } from '#web/features/groups/rooming-list.tsx';
import { useGroupSteps } from '#web/features/groups/use-group-steps.ts';
import { ConversationCards } from '#web/features/messaging/conversation-cards.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage, LoadingRows } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['members', 'board', 'rooming', 'price', 'invoices', 'documents', 'conversation', 'details'] as const;

/** The board tells of allergies, which finance may not read. */
const NEEDED: Partial<Record<(typeof TABS)[number], Capability>> = {
  board: 'groups.write',
  invoices: 'invoices.read',
  conversation: 'conversations.read',
};

function Header({ group }: { readonly group: Group }) {
  const words = useTranslations('groups.act');
  const titles = useTranslations('titles.page');
  const tag = useFormatLocale();
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  const [part, setPart] = useState<'edit' | 'duplicate' | null>(null);
  const { isArchived, archiveOrRestore, openConversation } = useGroupSteps(group);
  const shut = () => setPart(null);
  const { fromDate, toDate, leader, county, camp } = group;
  const dates = fromDate !== null && toDate !== null && writeDayRange(fromDate, toDate, { tag });
  const actions = (
    <>
      {capabilities.includes('conversations.manage') && (
        <Button variant="default" onClick={() => void openConversation()}>
          {words('message')}
        </Button>
      )}
      {capabilities.includes('groups.write') && (
        <>
          <Button variant="default" onClick={() => void archiveOrRestore()}>
            {words(isArchived ? 'restore' : 'archive')}
          </Button>
          <Button variant="default" onClick={() => setPart('duplicate')}>
            {words('duplicate')}
          </Button>
          <Button onClick={() => setPart('edit')}>{words('edit')}</Button>
        </>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={group.name}
        beside={<GroupBadge state={group.state} />}
        description={[dates, leader, county?.name, camp?.name].filter(Boolean).join(' · ')}
        back={{ to: paths.hubGroups(), label: titles('hubGroups') }}
        actions={actions}
      />
      {part === 'edit' && <GroupForm group={group} onSaved={shut} onClose={shut} />}
      {part === 'duplicate' && (
        <DuplicateGroup
          group={group}
          onDone={({ id }) => {
            shut();
            navigate(paths.hubGroup({ id }));
          }}
          onClose={shut}
        />
      )}
    </>
  );
}

function Parts({ group }: { readonly group: Group }) {
  const words = useTranslations('groups');
  const [params, setParams] = useSearchParams();
  const { capabilities } = useSignedInUser();
  const tabs = TABS.filter((name) => {
    const needed = NEEDED[name];
    return needed === undefined || capabilities.includes(needed);
  });
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'members';
  const nameOf = useInvoiceName();
  const { data, failure, reload } = useEndpoint(listGroupMembers, { params: { id: group.id } });
  const waiting = failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Tabs value={tab} onChange={(next) => setParams(next === null ? {} : { tab: next }, { replace: true })} keepMounted={false}>
      <TabList label={words('tabs')}>
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {words(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value="members">
        {data === undefined ? (
          waiting
        ) : (
          <GroupMembers group={group} members={data.data} badge={({ state }) => <TripStateBadge state={state} />} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="board">
        <PlacementBoard groupId={group.id} />
      </Tabs.Panel>
      <Tabs.Panel value="rooming">{data === undefined ? waiting : <RoomingList members={data.data} />}</Tabs.Panel>
      <Tabs.Panel value="price">
        <GroupPrice groupId={group.id} />
      </Tabs.Panel>
      <Tabs.Panel value="invoices">
        <GroupInvoices groupId={group.id} nameOf={nameOf} badges={(invoice) => <InvoiceBadges invoice={invoice} />} />
      </Tabs.Panel>
      <Tabs.Panel value="documents">
        <GroupDocuments groupId={group.id} />
      </Tabs.Panel>
      <Tabs.Panel value="conversation">
        <ConversationCards about={{ groupId: group.id }} />
      </Tabs.Panel>
      <Tabs.Panel value="details">
        <GroupDetails group={group} />
      </Tabs.Panel>
    </Tabs>
  );
}

function GroupPage({ id }: { readonly id: number }) {
  const { data, failure, reload } = useEndpoint(readGroup, { params: { id } });
  usePageTitle(data?.name);
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      <Header group={data} />
      <Parts group={data} />
    </>
  );
}

export default function HubGroupScreen() {
  const id = Number(useParams()['id']);
  return <GroupPage key={id} id={id} />;
}
