// The list of currencies, with the selected one beside it.

import { useCurrencies } from '#web/features/pricing/currencies.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function CurrenciesScreen() {
  return <ResourceScreen resource={useCurrencies()} views={useSavedViews('currencies')} />;
}
