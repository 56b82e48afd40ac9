// The money of a cancelled trip, with links to the documents.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RefundBy } from '../refund-by.tsx';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';
import { listInvoiceMoney, type MoneyOfInvoice } from './trip-money.model.ts';

function OfInvoice({ money, isOwn }: { readonly money: MoneyOfInvoice; readonly isOwn: boolean }) {
  const words = useTranslations('ownTrips.money');
  const tag = useFormatLocale();
  const text = useMoneyText();
  const { currency, received, credits, refunds, toGiveBack, due, isOpen } = money;
  const promised = credits.at(-1)?.issueDate ?? null;
  const amountOf = (amount: string) => text({ amount, currency });
  const paper = ({ id, number }: { readonly id: number; readonly number: string | null }) =>
    isOwn ? (
      <Anchor component={Link} to={paths.travelInvoiceAction({ id })} inherit>
        {number ?? `#${id}`}
      </Anchor>
    ) : (
      (number ?? `#${id}`)
    );
  return (
    <li className={classes['row']}>
      <div className={classes['grow']}>
        <Text>
          {words('invoice')} {paper(money)}
          {received !== null && `: ${words('received', { amount: amountOf(received) })}`}
        </Text>
        {credits.map((note) => (
          <Text key={note.id}>
            {words('credit')} {paper(note)}:{' '}
            {note.issueDate === null
              ? amountOf(note.amount)
              : words('creditOn', { amount: amountOf(note.amount), day: writeDay(note.issueDate, { tag }) })}
          </Text>
        ))}
        {refunds.map(({ id, amount, paidOn }) => (
          <Text key={id}>{words('refunded', { amount: amountOf(amount), day: writeDay(paidOn, { tag }) })}</Text>
        ))}
        {toGiveBack !== null && <Text fw={600}>{words('toGiveBack', { amount: amountOf(toGiveBack) })}</Text>}
        {toGiveBack !== null && promised !== null && <RefundBy since={promised} />}
        {isOpen && <Text fw={600}>{words('open')}</Text>}
        {due !== null && !isOpen && <Text fw={600}>{words('due', { amount: amountOf(due) })}</Text>}
      </div>
    </li>
  );
}

/** Renders nothing for a trip that takes place. */
export function TripMoney({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.money');
  if (trip.state !== 'cancelled' || trip.side === 'host') return null;
  const all = listInvoiceMoney(trip);
  return (
    <Section title={words('title')}>
      {all.length === 0 ? (
        <Text>{words('none')}</Text>
      ) : (
        <ul className={classes['rows']}>
          {all.map((money) => (
            <OfInvoice key={money.id} money={money} isOwn={trip.invoices.some(({ id, isOwn }) => isOwn && id === money.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
