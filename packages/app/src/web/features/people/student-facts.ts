// Translated names and choices of student fields.

import { useMemo } from 'react';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_TYPE_CODES, STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import { listStudentTypes } from '#contract/people/students.endpoints.ts';
import { listCountries } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { Choice } from '#web/ui/form/fields/choice-fields.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns a function that names a country in the language of the page. */
export function useCountryName(): (country: { readonly code: string; readonly name: string }) => string {
  const names = new Intl.DisplayNames([useFormatLocale()], { type: 'region' });
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? name) : name);
}

/** Returns all countries with their IDs, sorted by the language of the page. */
export function useCountryChoices(): readonly Choice[] {
  const { data } = useEndpoint(listCountries, {});
  const tag = useFormatLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const order = new Intl.Collator(tag);
    return (data?.data ?? [])
      .map(({ id, code, name }) => ({ value: String(id), label: names.of(code) ?? name }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [data, tag]);
}

/** Returns a function that names a type of student; types added later have only their own name. */
export function useTypeName(): (id: number) => string {
  const names = useTranslations('names.studentType');
  const { data } = useEndpoint(listStudentTypes, {});
  return (id) => {
    const code = STUDENT_TYPE_CODES.find((known) => STUDENT_TYPE_ID[known] === id);
    return code === undefined ? (data?.data.find((type) => type.id === id)?.name ?? '') : names(code);
  };
}

export function useTypeChoices(): readonly Choice[] {
  const { data } = useEndpoint(listStudentTypes, {});
  const nameOfType = useTypeName();
  return (data?.data ?? []).map(({ id }) => ({ value: String(id), label: nameOfType(id) }));
}

export function useGenderChoices(): readonly Choice[] {
  const names = useTranslations('names.gender');
  return GENDERS.map((value) => ({ value, label: names(value) }));
}
