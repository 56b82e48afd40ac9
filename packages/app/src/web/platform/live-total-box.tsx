// The current total of a stay, requested from the server as the stay is composed: in our theme and the reader's language.

import '@hosted-stay/pricing-react/styles.css';
import { type AskedRequest, LiveTotal, type LiveTotalProps } from '@hosted-stay/pricing-react/live-total';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { use, useId, useRef, useState } from 'react';
import { makeQuote } from '#contract/pricing/quotes.endpoints.ts';
import { askForPage } from '#web/platform/api/page-data.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { useWidgetWords } from '#web/platform/messages/widget-words.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { useKeepClear } from '#web/ui/keep-clear.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './live-total-box.module.css';

interface LiveTotalBoxProps {
  /** The stay; null while it is incomplete. */
  readonly request: AskedRequest | null;
  /** Whether it has its own column in a wide window. */
  readonly beside?: boolean;
}

/** In a narrow window it is one line at the bottom, which opens to the details; problems of the stay are shown even when closed. */
export function LiveTotalBox({ request, beside = true }: LiveTotalBoxProps) {
  const words = useTranslations('common');
  const messages = useWidgetWords();
  const sent = isOnServer() && request !== null ? use(askForPage(makeQuote.path, request)) : undefined;
  const locale = useFormatLocale();
  const place = useRef<HTMLDivElement>(null);
  const total = useId();
  const [isOpen, setOpen] = useState(false);
  useKeepClear(place);
  const Arrow = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <div ref={place} className={classes['box']} data-beside={beside || undefined} data-open={isOpen || undefined}>
      {messages === undefined ? null : (
        <>
          <div id={total}>
            <LiveTotal
              source={quoteSource}
              request={request}
              initialQuote={sent as LiveTotalProps['initialQuote']}
              messages={messages}
              locale={locale}
            />
          </div>
          <button
            type="button"
            className={classes['fold']}
            aria-expanded={isOpen}
            aria-controls={total}
            aria-label={words('priceDetails')}
            onClick={() => setOpen((before) => !before)}
          >
            <Arrow size={18} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
