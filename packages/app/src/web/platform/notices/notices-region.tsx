// Shows toasts and alerts.

import '#web/platform/offline/register-worker.ts';
import { Alerts } from './alert-dialog.tsx';
import { ToastRegion } from './toast-region.tsx';

export function NoticesRegion() {
  return (
    <>
      <ToastRegion />
      <Alerts />
    </>
  );
}
