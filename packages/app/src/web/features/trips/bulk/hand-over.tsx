// Hands the trips that are chosen in another list over to the page of bulk changes.

import { IconChecklist } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { BulkAction } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns the action for users who may change trips in bulk, otherwise none. */
export function useHandOver(): readonly BulkAction[] {
  const words = useTranslations('tripsBulk');
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  if (!capabilities.includes('trips.bulk')) return [];
  return [
    {
      label: words('handOver'),
      icon: <IconChecklist size={16} aria-hidden />,
      run: async (rows) => {
        if (rows.kind === 'keys') navigate(`${paths.hubTripsBulk()}?${new URLSearchParams({ trips: rows.keys.join(',') })}`);
        return 'keep';
      },
    },
  ];
}
