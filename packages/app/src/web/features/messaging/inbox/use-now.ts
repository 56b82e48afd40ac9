// The server's time for a whole list, kept up to date by one timer.

import { useEffect, useState } from 'react';
import { getServerNow } from '#web/ui/text/server-clock.ts';

const EVERY_MS = 20_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(getServerNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(getServerNow())), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
