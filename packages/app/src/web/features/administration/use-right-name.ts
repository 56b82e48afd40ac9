// What a right is called.

import { useTranslations } from 'use-intl/react';
import type { Capability } from '#contract/platform/capabilities.ts';

/** @example useRightName()('users.read') // 'See users' */
export function useRightName(): (capability: Capability) => string {
  const words = useTranslations('names');
  return (capability) => (capability === 'public' ? capability : words(`right.${capability}`));
}
