// The price line by line, with a discount code and its effect.

import { QuoteBreakdown } from '@hosted-stay/pricing-react';
import { useQuote } from '@hosted-stay/pricing-react/live-total';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import classes from '#web/features/booking/booking.module.css';
import { computeTotal, type Total } from '#web/features/booking/checkout/payment.model.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { useWidgetWords } from '#web/platform/messages/widget-words.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { useFamilyName } from './chosen-family.tsx';
import { toQuoteRequest } from './trip.model.ts';
import { useCamps } from './use-camps.ts';
import { draft } from './use-draft.ts';

/** The code is only checked on submit, not while it is typed. */
function DiscountCode({ trip, isUnknown }: { readonly trip: CurrentTrip; readonly isUnknown: boolean }) {
  const words = useTranslations('booking');
  const [typed, setTyped] = useState(trip.discountCode ?? '');
  const code = typed.trim();
  const isApplied = code === (trip.discountCode ?? '');
  function apply(event: FormEvent): void {
    event.preventDefault();
    draft.change((now) => ({ ...now, discountCode: code === '' ? null : code }));
  }
  return (
    <form onSubmit={apply} data-booking-part="code">
      <Group align="flex-start" gap="xs">
        <TextInput
          label={words('discountCode')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isUnknown && isApplied && code !== '' ? words('codeUnknown', { code }) : undefined}
        />
        <Button type="submit" variant="default" mt={28} disabled={isApplied}>
          {words('apply')}
        </Button>
      </Group>
    </form>
  );
}

interface PricePartProps {
  readonly trip: CurrentTrip;
  readonly choices: BookingChoices;
  /** Called with the price of this exact stay once it is shown; undefined while it is loading. */
  readonly onShown: (total: Total | undefined) => void;
}

export function PricePart({ trip, choices, onShown }: PricePartProps) {
  const words = useTranslations('booking');
  const messages = useWidgetWords();
  const locale = useFormatLocale();
  const today = useToday();
  const request = useMemo(() => toQuoteRequest(trip, today), [trip, today]);
  const { quote, stale, failure, issues, retry } = useQuote(quoteSource, request);
  useEffect(() => onShown(quote === null || stale ? undefined : computeTotal(quote)));
  const family = useFamilyName(trip.hostFamilyId);
  const activities = useCamps(trip.camps.map(({ activityId }) => activityId)).camps.map(({ id, name }) => ({ id, name }));
  const hostFamilies = trip.hostFamilyId === null ? [] : [{ id: trip.hostFamilyId, name: family }];
  const { currency, templates, services } = choices;
  const isUnknown = quote !== null && 'warnings' in quote && quote.warnings.some(({ code }) => code === 'discount_code_not_applied');
  if (failure !== null && quote === null) return <Fault message={words('noQuote')} onRetry={retry} />;
  return (
    <>
      {messages === undefined || quote === null ? (
        issues.length > 0 ? (
          <Alert color="yellow">{words('noQuoteYet')}</Alert>
        ) : (
          <LoadingRows count={5} />
        )
      ) : (
        <div className={classes['breakdown']}>
          <QuoteBreakdown
            quote={quote}
            catalogue={{ currency, hostFamilies, activities, services, templates }}
            messages={messages}
            locale={locale}
            heading={words('price')}
          />
        </div>
      )}
      <DiscountCode key={trip.discountCode ?? ''} trip={trip} isUnknown={isUnknown} />
    </>
  );
}
