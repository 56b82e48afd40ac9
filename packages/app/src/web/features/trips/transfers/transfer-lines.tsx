// A journey as text: whose, when and where, who meets them, contacts and notes.

import { Text } from '@mantine/core';
import type { Transfer } from '#contract/trips/transfers.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { writeTime } from '#web/ui/text/time-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ContactLines } from '../contact-lines.tsx';
import { findTravellerName, getMetFor } from './transfers.model.ts';

/** Returns the title of a journey: arrival or departure, with the student's name if not all travel together. */
export function useJourneyName(students: Trip['students']): (transfer: Pick<Transfer, 'direction' | 'studentId'>) => string {
  const words = useTranslations('trips.transfers');
  return (transfer) => {
    const name = findTravellerName(transfer, students);
    const journey = words(transfer.direction);
    return name === '' ? journey : words('of', { journey, name });
  };
}

interface TransferLinesProps {
  readonly transfer: Transfer;
  readonly trip: Pick<Trip, 'side' | 'students'>;
  /** Set if the surroundings don't show the day. */
  readonly withDay?: boolean;
  /** Set if the plan beside it shows the rest. */
  readonly isBrief?: boolean;
}

export function TransferLines({ transfer, trip, withDay = false, isBrief = false }: TransferLinesProps) {
  const words = useTranslations('trips.transfers');
  const tag = useFormatLocale();
  const nameOf = useJourneyName(trip.students);
  const { direction, day, time, place, carrierNumber, meetName, meetPhone, unaccompaniedMinor, note } = transfer;
  const when = time === null ? words('noTime') : writeTime(time, tag);
  const facts = [when, carrierNumber, place].filter((text) => text !== '');
  const head = (
    <Text fw={600}>
      {nameOf(transfer)}
      {withDay && (
        <>
          {' · '}
          <DateText day={day} style="weekday" />
        </>
      )}
      {facts.map((fact) => ` · ${fact}`).join('')}
    </Text>
  );
  if (isBrief) return head;
  return (
    <div>
      {head}
      <Text size="sm">
        {words(`met.${direction}.${getMetFor(transfer, trip.side)}`)} {meetName}
      </Text>
      <ContactLines email={null} phone={meetPhone} />
      {unaccompaniedMinor && <Text size="sm">{words('minor')}</Text>}
      {note !== '' && <Text size="sm">{note}</Text>}
    </div>
  );
}
