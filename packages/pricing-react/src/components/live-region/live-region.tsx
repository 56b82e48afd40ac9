// Tells a screen reader of a change once it has settled, politely: not on each key stroke.

import { useEffect, useState } from 'react';

export interface LiveRegionProps {
  /** What is to be said; nothing is said of the text it begins with. */
  readonly text: string;
  /** Milliseconds for which the text must rest; 1000 unless said. */
  readonly restMs?: number;
}

export function LiveRegion({ text, restMs = 1000 }: LiveRegionProps) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(setSaid, restMs, text);
    return () => clearTimeout(timer);
  }, [text, first, said, restMs]);
  return (
    <span className="pricing-hidden" role="status" aria-live="polite">
      {said}
    </span>
  );
}
