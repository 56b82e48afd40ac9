// Creates the invoices of the payees of a trip from its agreed price.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { selfBillTrip } from '#contract/finance/purchases/purchases.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { TripPicker } from './trip-picker.tsx';
import { reloadPurchases } from './use-purchase-steps.ts';

interface BillTripProps {
  /** The trip in the URL. */
  readonly tripId: number | null;
  readonly onClose: () => void;
  /** Called with the ID of the first invoice. */
  readonly onBilled: (id: number) => void;
}

export function BillTrip({ tripId, onClose, onBilled }: BillTripProps) {
  const words = useTranslations('purchases.trip');
  const [chosen, setChosen] = useState(tripId);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function bill(id: number): Promise<void> {
    setSending(true);
    try {
      const { data } = await call(selfBillTrip, { body: { tripId: id } }, { quiet: true });
      await reloadPurchases();
      showToast(words('done', { count: data.length }));
      const [first] = data;
      if (first === undefined) onClose();
      else onBilled(first.id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{words('text')}</Text>
        <TripPicker
          value={chosen}
          onChange={(trip) => {
            setChosen(trip?.id ?? null);
            setProblem(undefined);
          }}
          error={problem}
          required
        />
        <Group justify="flex-end">
          <Button loading={isSending} disabled={chosen === null} onClick={() => chosen !== null && void bill(chosen)}>
            {words('submit')}
          </Button>
        </Group>
      </Stack>
    </SideDrawer>
  );
}
