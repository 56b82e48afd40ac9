// Keeps the screen on during a call, where the browser can.

import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function request(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // Refused with an empty battery.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
    }
    // The browser releases it when the tab is hidden.
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    void request();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
