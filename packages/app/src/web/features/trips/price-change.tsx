// The last price change of a trip: both prices, the reason, and the request for the payer's consent to a higher one.

import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PriceChange } from '#contract/trips/price-changes.ts';
import { answerPrice } from '#contract/trips/settle-trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toPositiveAmount } from './difference.model.ts';
import { reloadAfterStep } from './reload-trips.ts';
import { joinStudentNames } from './students.model.ts';
import { isOver } from './trip-phase.model.ts';

function Answer({ tripId, change }: { readonly tripId: number; readonly change: PriceChange }) {
  const words = useTranslations('tripPrice.change');
  const [isSending, setSending] = useState(false);
  async function send(isAgreed: boolean): Promise<void> {
    const question = { title: words('refuseTitle'), consequences: [words('refuseText')], confirm: words('refuse') };
    if (!isAgreed && !(await confirm(question))) return;
    setSending(true);
    const body = { changeId: change.id, isAgreed };
    if ((await reloadAfterStep(call(answerPrice, { params: { id: tripId }, body }))) !== null) showToast(words('sent'));
    setSending(false);
  }
  return (
    <Group gap="xs" mt="xs" className="no-print">
      <Button loading={isSending} onClick={() => void send(true)}>
        {words('agree')}
      </Button>
      <Button variant="default" disabled={isSending} onClick={() => void send(false)}>
        {words('refuse')}
      </Button>
    </Group>
  );
}

/** Renders nothing if the price never changed, or if the trip is over. */
export function TripPriceChange({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('tripPrice.change');
  const causes = useTranslations('names.priceCause');
  const money = useMoneyText();
  const tag = useFormatLocale();
  const change = trip.priceChanges.at(-1);
  if (change === undefined || isOver(trip.state)) return null;
  const { cause, currency, before, after, difference, consent, answeredAt } = change;
  const text = (amount: string) => money({ amount, currency });
  const figures = { before: text(before), after: text(after), difference: text(toPositiveAmount(difference, currency)) };
  const isAnswered = consent === 'agreed' || consent === 'refused';
  const asks = consent === 'asked' && trip.mayAnswerPrice;
  return (
    <Alert color={consent === 'asked' || consent === 'refused' ? 'yellow' : 'blue'} title={words('title')} role="status">
      <Text size="sm">{causes(cause, { name: joinStudentNames(trip.students) })}</Text>
      <Text size="sm" fw={600}>
        {words(difference.startsWith('-') ? 'less' : 'more', figures)}
      </Text>
      {isAnswered && (
        <Text size="sm">{words(consent, { day: answeredAt === null ? '' : writeDay(answeredAt.slice(0, 10), { tag }) })}</Text>
      )}
      {consent === 'asked' && <Text size="sm">{words(asks ? 'asked' : 'waits')}</Text>}
      {consent === 'notNeeded' && <Text size="sm">{words('settled')}</Text>}
      {asks && <Answer tripId={trip.id} change={change} />}
    </Alert>
  );
}
