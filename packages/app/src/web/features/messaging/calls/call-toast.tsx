// Tells on every page that somebody has started a video call. Renders nothing.

import type {} from '#contract/messaging/call.events.ts';
import { listCalls } from '#contract/messaging/calls.endpoints.ts';
import { matchPage } from '#contract/platform/page-match.ts';
import { paths } from '#web/paths.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useRealtimeEvent } from '#web/platform/realtime/realtime.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { playMessageSound, runInOneTab } from '../alerts/message-sound.ts';
import { isPageClicked } from '../alerts/page-clicks.ts';

/** How long it rings, in milliseconds. */
const RINGING_MS = 30_000;

interface CallToastProps {
  readonly history: AppHistory;
  readonly isSoundWanted: () => Promise<boolean>;
}

export function CallToast({ history, isSoundWanted }: CallToastProps) {
  const words = useTranslations('messagingAlerts');

  async function ring(callId: number): Promise<void> {
    if (!isPageClicked() || !(await isSoundWanted().catch(() => false))) return;
    runInOneTab(`call-sound-${callId}`, playMessageSound);
  }

  useRealtimeEvent('call.ringing', ({ callId, firstName }) => {
    void queryClient.invalidateQueries({ queryKey: toQueryKey(listCalls) });
    const page = matchPage(history.now().pathname);
    if (page?.name === 'travelVideo' && page.params['id'] === String(callId)) return;
    void ring(callId);
    const run = () => history.navigate(paths.travelVideo({ id: callId }));
    showToast(words('ringing', { name: firstName }), { kind: 'info', ms: RINGING_MS, action: { label: words('joinCall'), run } });
  });
  return null;
}
