// Menu entries for display: the translated name, the link, and the unread count.

import type { Icon } from '@tabler/icons-react';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import type { Page } from '#web/platform/navigation/page-record.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useUnreadMessages } from '#web/platform/session/unread-messages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { getMenuEntry } from './navigation.model.ts';

export interface Entry {
  readonly page: PageName;
  readonly to: string;
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly current: boolean;
  /** The number of unread messages. */
  readonly unread: number;
}

function getIcon(page: Page | undefined): Icon | undefined {
  return page === undefined || page.kind === 'redirect' ? undefined : page.icon;
}

/** Returns a function that creates the entries of pages, without those that the user can't open. */
export function useEntries(): (pages: readonly PageName[]) => Entry[] {
  const canOpen = usePageAccess();
  const { name, table, titleOf } = usePages();
  const unread = useUnreadMessages();
  return (pages) =>
    pages.filter(canOpen).map((page) => ({
      page,
      to: PAGE_PATHS[page],
      label: titleOf(page),
      icon: getIcon(table[page]),
      current: page === name,
      unread: getMenuEntry(table, page)?.countsUnread ? unread : 0,
    }));
}

/** Returns the additional text of an entry for screen readers. */
export function useEntryNote(): (entry: Entry) => string {
  const words = useTranslations('shell');
  return ({ unread }) => (unread > 0 ? words('unread', { count: unread }) : '');
}
