// The two fields of a person's name, in the order of the page's language.

import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';

const FAMILY_FIRST: readonly string[] = ['ja', 'ko', 'zh'];

interface NameOrderProps {
  readonly given: ReactNode;
  readonly family: ReactNode;
}

/**
 * Puts the family name first in Japanese, Korean and Chinese.
 * @example <NameOrder given={<TextField … />} family={<TextField … />} />
 */
export function NameOrder({ given, family }: NameOrderProps) {
  return FAMILY_FIRST.includes(useLocale()) ? (
    <>
      {family}
      {given}
    </>
  ) : (
    <>
      {given}
      {family}
    </>
  );
}
