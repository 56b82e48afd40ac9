// After a page is drawn: sets and announces its title, focuses its heading and restores its scroll position.

import { useEffect, useEffectEvent } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { isOnServer } from '#web/platform/page-scope.ts';
import { getProductName } from '#web/platform/product.ts';
import { useUnreadMessages } from '#web/platform/session/unread-messages.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isContinued, repeatEarlyInput } from './early-input.ts';
import type { TitleKey } from './page-record.ts';
import { settleScroll, settleSentScroll } from './scrolls.ts';

/** A title from the screen that replaces the one of the record, such as the name of a student. */
const ownTitle = createStore<string | null>(null);

/**
 * Sets the title of the page while the screen is shown.
 * @example usePageTitle(student?.firstName)
 */
export function usePageTitle(title: string | undefined): void {
  // Effects run in browsers only.
  if (isOnServer() && title !== undefined) ownTitle.set(title);
  useEffect(() => {
    ownTitle.set(title ?? null);
    return () => ownTitle.set(null);
  }, [title]);
}

/** Returns the title that the rendered screen has set. */
export function getOwnTitle(): string | null {
  return ownTitle.get();
}

/** Takes away what the head says of the page that the server has sent, once the browser shows another one. */
export function clearHead(): void {
  for (const element of document.querySelectorAll('[data-head]')) element.remove();
}

/** Focuses the heading of the page, unless the page has set the focus itself. */
function focusHeading(): void {
  const main = document.querySelector('main') ?? document.body;
  if (document.activeElement !== document.body && main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

let firstPath: string | null = null;
let tellArrival = () => {};

/** Settles when the first page has been drawn. */
export const pageArrival = new Promise<void>((settle) => {
  tellArrival = settle;
});

export function PageArrival({ name, title }: { name: PageName; title: TitleKey }) {
  const words = useTranslations('titles');
  const { pathname, hash } = useAddress();
  const own = useStore(ownTitle);
  const unread = useUnreadMessages();
  const shown = own ?? words(`page.${title}`);
  useEffect(() => {
    // The server knows the title, also of a screen whose code has not come yet.
    if (isContinued() || (own === null && pathname === firstPath && document.querySelector('title[data-sent]'))) return;
    const title = words('document', { title: shown, product: getProductName() });
    document.title = unread === 0 ? title : `(${unread}) ${title}`;
  }, [words, shown, unread, own, pathname]);

  const arrive = useEffectEvent(() => {
    if (isContinued()) settleSentScroll();
    settleScroll(hash);
    repeatEarlyInput();
    tellArrival();
    // The browser announces the first page itself.
    if (firstPath === null || firstPath === pathname) {
      firstPath = pathname;
      return;
    }
    firstPath = '';
    clearHead();
    focusHeading();
    announce(shown);
  });
  // A new query on the same page doesn't count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page and path.
  useEffect(() => arrive(), [name, pathname]);
  return null;
}
