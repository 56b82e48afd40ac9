// Families that might host: the list with one beside it, what is due, the import and the funnel.

import { Button, Group, Tabs } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { LeadDrawer } from '#web/features/scouting/lead-drawer.tsx';
import { LeadForm } from '#web/features/scouting/lead-form.tsx';
import { LeadFunnel } from '#web/features/scouting/lead-funnel.tsx';
import { LeadImport } from '#web/features/scouting/lead-import.tsx';
import { LeadList } from '#web/features/scouting/lead-list.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

/** The query parameter for the open family. */
const OPEN = 'open';

const TABS = ['all', 'due', 'mine', 'funnel'] as const;
type Tab = (typeof TABS)[number];

const OPEN_STAGES = 'lead,contacted,interested,invited';

/** Returns the filters of a tab; the same object until the tab changes. */
function useTabFilters(tab: Tab): Readonly<Record<string, string>> | undefined {
  const { id } = useSignedInUser();
  const today = useToday();
  return useMemo(() => {
    if (tab === 'due') return { stage: OPEN_STAGES, nextFollowUp: `..${today}` };
    return tab === 'mine' ? { stage: OPEN_STAGES, assigneeId: String(id) } : undefined;
  }, [tab, id, today]);
}

/** The open family and the tab, both in the address. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'all';
  const asked = params.get(OPEN);
  const linkTo = (id: number) =>
    `${paths.hubScoutingFamilies()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = () =>
    setParams(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  const showTab = (next: string | null) => setParams(next === null || next === 'all' ? {} : { tab: next }, { replace: true });
  const openLead = (id: number) => setParams({ ...(tab === 'all' ? {} : { tab }), [OPEN]: String(id) });
  return { tab, openId: asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : null, linkTo, close, showTab, openLead };
}

export default function ScoutingFamiliesScreen() {
  const words = useTranslations('scouting');
  const titles = useTranslations('titles.page');
  const { tab, openId, linkTo, close, showTab, openLead } = useAddress();
  const always = useTabFilters(tab);
  const views = useSavedViews('leads');
  const [part, setPart] = useState<'add' | 'import' | null>(null);
  const shut = () => setPart(null);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setPart('add')}>
      {words('form.add')}
    </Button>
  );
  const actions = (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={() => setPart('import')}>
        {words('import.open')}
      </Button>
      {add}
    </Group>
  );
  return (
    <>
      <PageHeader title={titles('hubScoutingFamilies')} description={words('description')} actions={actions} />
      <Tabs value={tab} onChange={showTab} keepMounted={false}>
        <TabList label={words('tabs')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab}>
          {tab === 'funnel' ? <LeadFunnel /> : <LeadList key={tab} views={views} add={add} linkTo={linkTo} always={always} />}
        </Tabs.Panel>
      </Tabs>
      {openId !== null && part === null && <LeadDrawer key={openId} id={openId} onClose={close} />}
      {part === 'import' && <LeadImport onClose={shut} />}
      {part === 'add' && (
        <LeadForm
          onSaved={({ id }) => {
            shut();
            openLead(id);
          }}
          onClose={shut}
        />
      )}
    </>
  );
}
