// What a stay costs so far, asked of the server as it is put together: in the colours of the product and in the reader's language.

import '@hosted-stay/pricing-react/styles.css';
import { type AskedRequest, LiveTotal } from '@hosted-stay/pricing-react/live-total';
import { useRef } from 'react';
import { useKeepClear } from '#web/ui/keep-clear.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import classes from './live-total-box.module.css';
import { quoteSource } from './quote-source.ts';
import { useWidgetWords } from './widget-words.ts';

interface LiveTotalBoxProps {
  /** The stay; null as long as there is too little of it. */
  readonly request: AskedRequest | null;
  /** Whether it stands in a column of its own in a wide window. */
  readonly beside?: boolean;
}

export function LiveTotalBox({ request, beside = true }: LiveTotalBoxProps) {
  const messages = useWidgetWords();
  const locale = useFormatLocale();
  const place = useRef<HTMLDivElement>(null);
  useKeepClear(place);
  return (
    <div ref={place} className={classes['box']} data-beside={beside || undefined}>
      {messages === undefined ? null : <LiveTotal source={quoteSource} request={request} messages={messages} locale={locale} />}
    </div>
  );
}
