// Shown if the draft was booked on another device: the choices here are obsolete, and a link leads to the trip.

import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useStore } from '#web/platform/store.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { draft } from './use-draft.ts';

export function BookedElsewhere() {
  const words = useTranslations('booking');
  const { booked } = useStore(draft);
  const shown = useRef<HTMLDivElement>(null);
  // Moves the focus to this notice, as the step that had it may be gone.
  useEffect(() => {
    if (booked === null) return;
    // Waits until the step now shown has taken the focus itself.
    const soon = setTimeout(() => shown.current?.focus());
    return () => clearTimeout(soon);
  }, [booked]);
  if (booked === null) return null;
  return (
    <Alert
      ref={shown}
      tabIndex={-1}
      color="teal"
      role="alert"
      title={words('bookedElsewhere')}
      withCloseButton
      onClose={draft.forgetBooked}
      closeButtonLabel={words('close')}
    >
      <Stack gap="sm" align="flex-start">
        {words('bookedElsewhereText')}
        <Button component={Link} to={paths.travelTrip({ id: booked })} variant="default" size="sm">
          {words('booked.trip')}
        </Button>
      </Stack>
    </Alert>
  );
}
