// Where visits are counted, as the server has written it into the page.

import { getPageSetting } from '#web/platform/page-scope.ts';

export interface Analytics {
  readonly origin: string;
  /** The name of this website there. */
  readonly site: string;
}

/** Returns where the visits of those who allow it are counted; null if none are. */
export function getAnalytics(): Analytics | null {
  const [origin = '', site = ''] = getPageSetting('analytics').split(' ');
  return origin === '' ? null : { origin, site };
}
