// The remaining time of a hold, measured by the clock of the server.

import { Alert } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countSecondsLeft, toClockText } from './payment.model.ts';

/** When screen readers announce the time, in seconds before the end: not every second. */
const SPOKEN = [600, 300, 60];

interface HoldCountdownProps {
  readonly until: string;
  readonly onOver: () => void;
}

export function HoldCountdown({ until, onOver }: HoldCountdownProps) {
  const words = useTranslations('cardPayment');
  const [left, setLeft] = useState(() => countSecondsLeft(until, getServerNow()));
  const [spoken, setSpoken] = useState('');
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = countSecondsLeft(until, getServerNow());
      setLeft(now);
      if (SPOKEN.includes(now)) setSpoken(words('heldMinutes', { count: now / 60 }));
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, words]);
  return (
    <Alert color={left <= 300 ? 'yellow' : 'blue'} icon={<IconClock aria-hidden />}>
      {words('held', { time: toClockText(left) })}
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </Alert>
  );
}
