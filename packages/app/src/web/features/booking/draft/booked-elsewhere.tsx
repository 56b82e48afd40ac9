// It was booked meanwhile on another device: what was chosen here is over, and this leads to the trip.

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
  // Whoever was deep in a step that is gone now is taken to where it is said.
  useEffect(() => {
    if (booked === null) return;
    // After the step that is shown instead has taken it.
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
