// The bar inside an app's web view: only in builds made for that.

import { HistoryBar } from './history-bar.tsx';

/** Nothing of it is left in other builds. */
export function WrapperBar() {
  return import.meta.env.WEBVIEW_MODE ? <HistoryBar /> : null;
}
