// Tells the service that counts visits which public page is read, as Plausible's own script would.

import type { Analytics } from './analytics.ts';
import { toCountedPath } from './counted-pages.ts';

/** The website that a visitor comes from, without what they read there. */
function getReferrer(): string {
  const origin = URL.parse(document.referrer)?.origin;
  return origin === undefined || origin === window.location.origin ? '' : `${origin}/`;
}

/** Returns a function that counts the current page, unless it was the last one counted. */
export function createPageViews({ origin, site }: Analytics): () => void {
  let last = '';
  return () => {
    const path = toCountedPath(window.location.pathname);
    if (path === null || path === last) return;
    const referrer = last === '' ? getReferrer() : '';
    last = path;
    const event = { name: 'pageview', domain: site, url: window.location.origin + path, ...(referrer === '' ? {} : { referrer }) };
    // A plain text needs no permission first. Whether it arrives is of no concern to the page.
    fetch(`${origin}/api/event`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(event) },
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    }).catch(() => undefined);
  };
}
