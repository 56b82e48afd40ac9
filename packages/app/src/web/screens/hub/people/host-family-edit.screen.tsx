// Edits a host family in tabs, or registers a new one.

import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { readFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { EditorTabs } from '#web/features/host-families/hub/editor/editor-tabs.tsx';
import { FamilyEditorTabs, FIELD_TABS, type FieldTab } from '#web/features/host-families/hub/editor/family-editor.tsx';
import { HostingsTab } from '#web/features/host-families/hub/editor/hostings-tab.tsx';
import { LiveTab } from '#web/features/host-families/hub/editor/live-tab.tsx';
import { NewFamily } from '#web/features/host-families/hub/editor/new-family.tsx';
import { NotesTab } from '#web/features/host-families/hub/editor/notes-tab.tsx';
import { PricesTab, UnpricedAlert } from '#web/features/host-families/hub/editor/prices-tab.tsx';
import { ReadingsTab } from '#web/features/host-families/hub/editor/readings-tab.tsx';
import { LiveBadge } from '#web/features/host-families/hub/family-badges.tsx';
import { PhotoManager } from '#web/features/host-families/photos/photo-manager.tsx';
import { ConversationCards } from '#web/features/messaging/conversation-cards.tsx';
import { PayoutDetailsForm } from '#web/features/payouts/payout-details-form.tsx';
import { OfferStateBadge, TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = [...FIELD_TABS, 'photos', 'prices', 'live', 'hostings', 'messages', 'payout', 'notes', 'readings'] as const;
type Tab = (typeof TABS)[number];

/** Notes are saved only by their button. */
const KEPT: readonly Tab[] = ['notes'];

const isFieldTab = (tab: Tab): tab is FieldTab => (FIELD_TABS as readonly string[]).includes(tab);

/** Returns the tabs that the user may open: whoever looks after money sees the account alone. */
function useTabs(record: FamilyDetails): readonly Tab[] {
  const { capabilities } = useSignedInUser();
  const isFull = record.hosting !== null;
  return TABS.filter((tab) => {
    if (tab === 'payout') return capabilities.includes('payoutDetails.write');
    if (tab === 'messages') return isFull && capabilities.includes('conversations.read');
    if (tab === 'prices') return isFull && capabilities.includes('rates.read');
    if (tab === 'readings') return capabilities.includes('audit.read');
    return isFull && (tab === 'live' || tab === 'photos' || isFieldTab(tab) || capabilities.includes('families.manage'));
  });
}

function Editor({ record, reload }: { readonly record: FamilyDetails; readonly reload: () => void }) {
  const words = useTranslations('hubFamilyEdit');
  const [params, setParams] = useSearchParams();
  const tabs = useTabs(record);
  const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0] ?? 'payout';
  const { id } = record;

  function renderTab(name: Tab, sectionsOf: (tab: FieldTab) => ReactNode): ReactNode {
    switch (name) {
      case 'photos':
        return <PhotoManager familyId={id} />;
      case 'prices':
        return <PricesTab id={id} name={record.name} />;
      case 'live':
        return <LiveTab record={record} reload={reload} />;
      case 'hostings':
        return <HostingsTab id={id} badge={(state) => <OfferStateBadge state={state} />} />;
      case 'messages':
        return <ConversationCards about={{ hostFamilyId: id }} tripBadge={(state) => <TripStateBadge state={state} />} />;
      case 'payout':
        return <PayoutDetailsForm payee={{ payeeType: 'Host_family', payeeId: id }} isPayer />;
      case 'notes':
        return <NotesTab id={id} />;
      case 'readings':
        return <ReadingsTab id={id} />;
      default:
        return sectionsOf(name);
    }
  }

  return (
    <FamilyEditorTabs record={record}>
      {(sectionsOf) => (
        <EditorTabs
          names={tabs}
          tab={tab}
          kept={KEPT}
          labelOf={(name) => words(`tabs.${name}`)}
          onTab={(name) => setParams({ tab: name }, { replace: true })}
        >
          {(name) => renderTab(name, sectionsOf)}
        </EditorTabs>
      )}
    </FamilyEditorTabs>
  );
}

function Existing({ id }: { readonly id: number }) {
  const words = useTranslations('hubFamilyEdit');
  const titles = useTranslations('titles');
  const titleOf = useFamilyTitle();
  const { capabilities } = useSignedInUser();
  const { data, failure, reload } = useEndpoint(readFamily, { params: { id } });
  const back = { to: paths.hubHostFamilies(), label: titles('page.hubHostFamilies') };
  if (data === undefined) {
    return (
      <>
        <PageHeader title={titles('page.hubHostFamilyEdit')} back={back} />
        {failure === null ? <LoadingCards count={3} /> : <Fault message={failure.message} onRetry={reload} />}
      </>
    );
  }
  const pause = data.hosting?.pause ?? null;
  const links = (
    <>
      {capabilities.includes('calendar.read') && (
        <Anchor component={Link} to={paths.hubHostFamilyCalendar({ id })} size="sm">
          {words('calendar')}
        </Anchor>
      )}
      {capabilities.includes('vetting.read') && (
        <Anchor component={Link} to={`${paths.hubVetting()}?family=${id}`} size="sm">
          {titles('page.hubVetting')}
        </Anchor>
      )}
      {data.hosting !== null && (
        <Anchor component={Link} to={paths.hubHostFamilyEditOld({ id })} size="sm">
          {words('onePage')}
        </Anchor>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={titleOf(data.name === '' ? `#${id}` : data.name)}
        beside={<LiveBadge family={{ isLive: data.isLive, isPaused: pause !== null, pausedUntil: pause?.until ?? null }} />}
        back={back}
        actions={links}
        description={data.hosting !== null && words('lead')}
      />
      {data.isLive && capabilities.includes('rates.read') && <UnpricedAlert id={id} />}
      <Editor record={data} reload={reload} />
    </>
  );
}

function New() {
  const words = useTranslations('hubFamilyEdit.create');
  const titles = useTranslations('titles');
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader
        title={words('title')}
        description={words('lead')}
        back={{ to: paths.hubHostFamilies(), label: titles('page.hubHostFamilies') }}
      />
      <NewFamily onMade={(id) => navigate(paths.hubHostFamilyEdit({ id }), { replace: true })} />
    </>
  );
}

export default function HubHostFamilyEditScreen() {
  const { id = 'new' } = useParams();
  return <DataProvider>{id === 'new' ? <New /> : <Existing key={id} id={Number(id)} />}</DataProvider>;
}
