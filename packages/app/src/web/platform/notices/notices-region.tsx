// Shows what the page tells on its own.

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
