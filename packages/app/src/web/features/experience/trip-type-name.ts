// The names of trip types, translated; a type added later is shown by its own name.

import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function useTripTypeName(): (id: number, name: string) => string {
  const words = useTranslations('hostRegistration.hosting');
  return (id, name) => {
    const known = HOSTING_TYPES.find((one) => one.id === id);
    return known === undefined ? name : words(known.code);
  };
}
