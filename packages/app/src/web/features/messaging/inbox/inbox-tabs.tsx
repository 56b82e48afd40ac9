// The tabs of an inbox, the sub-lists of the open one, and the filter for unread conversations.

import { SegmentedControl, Switch, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UnreadCounts } from '#contract/messaging/conversation.shapes.ts';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import items from './inbox.module.css';
import classes from './inbox-tabs.module.css';
import { useInboxReader } from './reader.ts';
import { getSubTabCount, getTabBadge, hasUnreadToggle, listSubTabs, type SubTabName, type TabBadge } from './tabs.model.ts';
import type { InboxAddress } from './use-inbox-address.ts';

interface InboxTabsProps {
  readonly address: InboxAddress;
  readonly counts: UnreadCounts | undefined;
  /** The list of the open tab. */
  readonly children: ReactNode;
}

/** The most that a badge names. */
const MOST = 99;

function Badge({ badge }: { readonly badge: NonNullable<TabBadge> }) {
  const words = useTranslations('messagingInbox');
  return (
    <>
      <span className={badge === 'dot' ? items['dot'] : classes['count']} data-badge={badge === 'dot' ? badge : undefined} aria-hidden>
        {badge === 'dot' ? null : badge > MOST ? `${MOST}+` : badge}
      </span>
      <span className="visually-hidden">({badge === 'dot' ? words('badgeSome') : words('badge', { count: badge })})</span>
    </>
  );
}

function SubTabs({ address, counts }: Omit<InboxTabsProps, 'children'>) {
  const words = useTranslations('messagingInbox');
  const { set } = useInboxReader();
  const { tab, subTab } = address.open;
  const names = listSubTabs(set, tab);
  if (subTab === null) return null;
  const labelOf = (name: SubTabName) => {
    const count = getSubTabCount(name, counts);
    return (
      <span className={classes['subTab']}>
        {count === null ? words(`subTab.${name}`) : words('subTabCount', { name: words(`subTab.${name}`), total: String(count.total) })}
        {count?.isUnread && <Badge badge="dot" />}
      </span>
    );
  };
  return (
    <SegmentedControl
      fullWidth
      className={classes['subTabs'] ?? ''}
      aria-label={words('subTabs')}
      value={subTab}
      onChange={(chosen) => address.change({ tab, tab2: chosen })}
      data={names.map((name) => ({ value: name, label: labelOf(name) }))}
    />
  );
}

export function InboxTabs({ address, counts, children }: InboxTabsProps) {
  const words = useTranslations('messagingInbox');
  const { set } = useInboxReader();
  const { open, tabs, change } = address;
  return (
    <Tabs value={open.tab} onChange={(chosen) => change({ tab: chosen, tab2: null })} className={classes['tabs'] ?? ''}>
      <div className={classes['tabRow']}>
        <TabList label={words('lists')}>
          {tabs.map((tab) => {
            const badge = getTabBadge(tab, counts);
            return (
              <Tabs.Tab key={tab} value={tab} rightSection={badge !== null && <Badge badge={badge} />}>
                {words(`tab.${tab}`)}
              </Tabs.Tab>
            );
          })}
        </TabList>
        {(open.subTab !== null || hasUnreadToggle(set)) && (
          <div className={classes['filters']}>
            <SubTabs address={address} counts={counts} />
            {hasUnreadToggle(set) && (
              <Switch
                label={words('unreadOnly')}
                checked={open.unreadOnly}
                onChange={(event) => change({ tab3: event.currentTarget.checked ? 'unread' : null })}
              />
            )}
          </div>
        )}
      </div>
      <Tabs.Panel value={open.tab} className={classes['panel'] ?? ''}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
