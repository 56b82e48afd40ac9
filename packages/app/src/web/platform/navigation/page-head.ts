// What a public page tells search engines and link previews of itself beside what it shows.

import { useEffect } from 'react';
import { isOnServer } from '#web/platform/page-scope.ts';
import { createStore } from '#web/platform/store.ts';
import { useAddress } from '#web/router.tsx';
import { clearHead, usePageTitle } from './page-arrival.tsx';

const ownDescription = createStore('');

/** Returns the description that the rendered screen has set; empty if it has set none. */
export function getOwnDescription(): string {
  return ownDescription.get();
}

/** Whether this is the address with which the document was loaded: the server has written its head. */
function isFirstAddress(address: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search === address;
}

function setDescription(text: string): void {
  const element = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? document.createElement('meta');
  element.name = 'description';
  element.content = text;
  element.dataset['head'] = '';
  document.head.append(element);
}

interface OwnHead {
  /** The title without the name of the product; without one the page has that of its record. */
  readonly title?: string | undefined;
  readonly description: string | undefined;
}

/**
 * Sets the title and the description of a public page while the screen is shown. While it still loads, neither is known.
 * @example usePageHead({ title: article?.title, description: article?.description })
 */
export function usePageHead({ title, description }: OwnHead): void {
  const { pathname, search } = useAddress();
  usePageTitle(title);
  // Effects run in browsers only.
  if (isOnServer() && description !== undefined) ownDescription.set(description);
  useEffect(() => {
    if (description === undefined || isFirstAddress(pathname + search)) return;
    // The links to the page's own address and to other languages are those of the first page.
    clearHead();
    setDescription(description);
  }, [pathname, search, description]);
}
