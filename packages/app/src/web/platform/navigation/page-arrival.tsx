// What happens once a page is drawn: its title is set and announced, its heading has the focus, it is scrolled to where it belongs.

import { useEffect, useEffectEvent } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { getProductName } from '#web/platform/product.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { useAddress } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { TitleKey } from './page-record.ts';
import { settleScroll } from './scrolls.ts';

/** What a screen calls itself once it knows better than its record: the name of whom it shows. */
const ownTitle = createStore<string | null>(null);

/**
 * Gives the page a title of its own while the screen is shown.
 * @example usePageTitle(student?.firstName)
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    ownTitle.set(title ?? null);
    return () => ownTitle.set(null);
  }, [title]);
}

/** Moves the focus to the heading of the page, unless the page has put it somewhere itself. */
function focusHeading(): void {
  const main = document.querySelector('main') ?? document.body;
  if (document.activeElement !== document.body && main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

let firstPath: string | null = null;

export function PageArrival({ name, title }: { name: PageName; title: TitleKey }) {
  const words = useTranslations('titles');
  const { pathname, hash } = useAddress();
  const own = useStore(ownTitle);
  const shown = own ?? words(`page.${title}`);
  useEffect(() => {
    document.title = words('document', { title: shown, product: getProductName() });
  }, [words, shown]);

  const arrive = useEffectEvent(() => {
    settleScroll(hash);
    // The browser itself reads out the first page.
    if (firstPath === null || firstPath === pathname) {
      firstPath = pathname;
      return;
    }
    firstPath = '';
    focusHeading();
    announce(shown);
  });
  // A new query on the same page is no arrival.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page and its path are what an arrival is.
  useEffect(() => arrive(), [name, pathname]);
  return null;
}
