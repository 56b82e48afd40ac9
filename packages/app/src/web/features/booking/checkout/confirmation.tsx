// The confirmation of a booking: where to go from here, and what happens next. Its data is in the URL, so that it survives a reload.

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { PlacedBooking } from '#contract/booking/booking.shapes.ts';
import { readOwnInvoicePdf } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { paths } from '#web/paths.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface Booked {
  readonly tripId: number;
  readonly conversationId: number | null;
  readonly invoiceId: number | null;
}

/** Returns the query of the confirmation page. */
export function toBookedQuery({ tripId, conversationId, invoiceId }: PlacedBooking): Readonly<Record<string, string>> {
  return {
    booked: String(tripId),
    ...(conversationId === null ? {} : { conversation: String(conversationId) }),
    ...(invoiceId === null ? {} : { invoice: String(invoiceId) }),
  };
}

function numberIn(asked: URLSearchParams, name: string): number | null {
  const number = Number(asked.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Reads the placed booking from the URL; null if the URL has none. */
export function readBooked(asked: URLSearchParams): Booked | null {
  const tripId = numberIn(asked, 'booked');
  return tripId === null ? null : { tripId, conversationId: numberIn(asked, 'conversation'), invoiceId: numberIn(asked, 'invoice') };
}

export function Confirmation({ tripId, conversationId, invoiceId }: Booked) {
  const words = useTranslations('booking.booked');
  const opens = useCanOpen('travelMessages');
  return (
    <Stack align="flex-start">
      <IconCircleCheck size={48} color="var(--mantine-color-success)" aria-hidden />
      <StepHeading>{words('title')}</StepHeading>
      <Text>{words('text')}</Text>
      <Group>
        <Button component={Link} to={paths.travelTrip({ id: tripId })} size="lg">
          {words('trip')}
        </Button>
        {conversationId === null || !opens ? null : (
          <Button component={Link} to={paths.travelMessages({ conversation: conversationId })} variant="default" size="lg">
            {words('conversation')}
          </Button>
        )}
      </Group>
      {invoiceId === null ? null : (
        <Group>
          <Anchor href={toRequestAddress(readOwnInvoicePdf, { params: { id: invoiceId } })} target="_blank" rel="noopener">
            {words('receipt')}
          </Anchor>
          <Anchor component={Link} to={paths.travelInvoiceAction({ id: invoiceId })}>
            {words('invoice')}
          </Anchor>
        </Group>
      )}
      <Title order={3} size="h4">
        {words('next')}
      </Title>
      <ol>
        <li>{words('nextFamily')}</li>
        <li>{words('nextData')}</li>
        <li>{words('nextContact')}</li>
      </ol>
    </Stack>
  );
}
