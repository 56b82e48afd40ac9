// The bar inside an app's web view: only in builds for the app.

import { HistoryBar } from './history-bar.tsx';

/** Removed from other builds. */
export function WrapperBar() {
  return import.meta.env.WEBVIEW_MODE ? <HistoryBar /> : null;
}
