// The name of a right.

import type { Capability } from '#contract/platform/capabilities.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** @example useRightName()('users.read') // 'See users' */
export function useRightName(): (capability: Capability) => string {
  const words = useTranslations('names');
  return (capability) => (capability === 'public' ? capability : words(`right.${capability}`));
}
