// Shown after the trip was created: a link to it, and the link with which the parents continue.

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Section } from '../../section.tsx';
import type { Made } from './use-make-trip.ts';

export function MadeTrip({ made, onAnother }: { readonly made: Made; readonly onAnother: () => void }) {
  const words = useTranslations('createTrip.done');
  const link = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  async function copy(): Promise<void> {
    link.current?.select();
    // If copying isn't allowed, the link is selected to be copied manually.
    if (await copyText(made.link)) showToast(words('copied'));
  }
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Section title={words('title')}>
        <Text>{words(made.isReserved ? 'reserved' : made.isDraft ? 'draft' : 'enquiry')}</Text>
        <Group align="flex-end" gap="xs">
          <TextInput ref={link} label={words('link')} value={made.link} readOnly flex="1 1 220px" />
          <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {words('copy')}
          </Button>
        </Group>
        <Stack gap="xs" align="flex-start">
          <Group gap="xs">
            <Button component={Link} to={paths.hubTripEdit({ id: made.tripId })}>
              {words('trip')}
            </Button>
            {made.invoiceId !== null && (
              <Button component={Link} to={paths.hubInvoiceAction({ id: made.invoiceId })} variant="default">
                {words('invoice')}
              </Button>
            )}
            <Button variant="subtle" onClick={onAnother}>
              {words('another')}
            </Button>
          </Group>
        </Stack>
      </Section>
    </div>
  );
}
