// A paid trip whose family has declined: what happens to the money, and the choice of another family at the shown price or a refund.

import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OtherFamily } from '#contract/trips/other-family.ts';
import { REFUND_WITHIN_DAYS } from '#contract/trips/price-changes.ts';
import { chooseFamily, listOtherFamilies } from '#contract/trips/settle-trip.endpoints.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computePaid, signOf, toPositiveAmount } from '../difference.model.ts';
import { useFamilyName } from '../family-name.ts';
import { reloadAfterStep } from '../reload-trips.ts';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';

const BY_SIGN = { '-1': 'less', '0': 'same', '1': 'more' } as const;
const TOLD_BY_SIGN = { '-1': 'pickLess', '1': 'pickMore' } as const;

function One({ other, trip }: { readonly other: OtherFamily; readonly trip: Trip }) {
  const words = useTranslations('tripPrice.choose');
  const money = useMoneyText();
  const [isSending, setSending] = useState(false);
  const { family, offerState, currency, price, difference, fingerprint } = other;
  const name = useFamilyName()(family);
  const sign = signOf(difference, currency);
  const figures = {
    price: money({ amount: price, currency }),
    difference: money({ amount: toPositiveAmount(difference, currency), currency }),
    days: String(REFUND_WITHIN_DAYS),
  };
  async function pick(): Promise<void> {
    const what = sign === 0 ? [] : [words(TOLD_BY_SIGN[`${sign}`], figures)];
    const question = { title: words('pickTitle', { name }), consequences: [words('pickText', figures), ...what], confirm: words('pick') };
    if (!(await confirm(question))) return;
    setSending(true);
    const body = { hostFamilyId: family.id, quoteFingerprint: fingerprint, version: trip.version };
    const chosen = await reloadAfterStep(call(chooseFamily, { params: { id: trip.id }, body }));
    setSending(false);
    if (chosen !== null) showToast(words('chosen', { name }));
  }
  return (
    <li className={classes['row']}>
      <div className={classes['grow']}>
        <Text fw={600}>
          <Anchor component={Link} to={paths.travelFamily({ id: family.id })} inherit>
            {name}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {[family.countyName, ...(offerState === 'awaiting_review' || offerState === 'considering' ? [words('asked')] : [])].join(' · ')}
        </Text>
        <Text size="sm">{words('price', figures)}</Text>
        <Text size="sm">{words(BY_SIGN[`${sign}`], figures)}</Text>
      </div>
      <Button variant="default" loading={isSending} aria-label={`${words('pick')}: ${name}`} onClick={() => void pick()}>
        {words('pick')}
      </Button>
    </li>
  );
}

function Families({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('tripPrice.choose');
  const { data, failure, reload } = useEndpoint(listOtherFamilies, { params: { id: trip.id } });
  if (failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={3} />;
  if (data.data.length === 0) return <Text>{words('none')}</Text>;
  return (
    <ul className={classes['rows']} aria-label={words('list')}>
      {data.data.map((other) => (
        <One key={other.family.id} other={other} trip={trip} />
      ))}
    </ul>
  );
}

/** Renders nothing if the user can't choose. */
export function ChooseFamily({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('tripPrice.choose');
  const reasons = useTranslations('trips.move');
  const money = useMoneyText();
  const [isOpen, setOpen] = useState(false);
  if (!trip.mayChooseFamily) return null;
  const paid = computePaid(trip.invoices);
  const isOwn = trip.side === 'parent';
  const cancels = trip.allowedTransitions.some(({ step }) => step === 'cancel');
  async function refund(amount: string): Promise<void> {
    const question = {
      title: words('refundTitle'),
      consequences: [words('refundText', { amount, days: String(REFUND_WITHIN_DAYS) })],
      label: reasons('reason'),
      confirm: words('refund'),
      tone: 'danger' as const,
    };
    const reason = await askReason(question);
    if (reason === null) return;
    await reloadAfterStep(call(moveTrip, { params: { id: trip.id }, body: { step: 'cancel', reason, version: trip.version } }));
  }
  const told = isOwn ? (paid === null ? words('billed') : words('paid', { amount: money(paid) })) : words('staff');
  return (
    <Section title={isOwn ? words('title') : words('another')}>
      <Stack gap="sm">
        <Text>{told}</Text>
        <Group gap="xs" className="no-print">
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words('another')}
          </Button>
          {isOwn && cancels && paid !== null && (
            <Button variant="default" onClick={() => void refund(money(paid))}>
              {words('refund')}
            </Button>
          )}
        </Group>
        {isOpen && <Families trip={trip} />}
      </Stack>
    </Section>
  );
}
