// What forms and filters of areas choose from: counties, and the staff who coordinate.

import { listGeofenceCoordinators } from '#contract/geofences/geofences.endpoints.ts';
import { GEOFENCE_KINDS, GEOFENCE_PURPOSES, type GeofencePurpose, type Place } from '#contract/geofences/geofences.shapes.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const toChoices = (rows: readonly { readonly id: number; readonly name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Returns everything that areas are described with. */
export function useAreaChoices() {
  const kinds = useTranslations('names.geofenceKind');
  const purposes = useTranslations('names.geofencePurpose');
  return {
    counties: toChoices(useEndpoint(listCounties, {}).data?.data),
    coordinators: toChoices(useEndpoint(listGeofenceCoordinators, {}).data?.data),
    kinds: GEOFENCE_KINDS.map((value) => ({ value, label: kinds(value) })),
    purposes: GEOFENCE_PURPOSES.map((value) => ({ value, label: purposes(value) })),
  };
}

/** Returns functions that write what an area is used for, and numbers of it. */
export function useAreaText() {
  const tag = useFormatLocale();
  const names = useTranslations('names.geofencePurpose');
  const number = new Intl.NumberFormat(tag, { maximumSignificantDigits: 7 });
  const size = new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 });
  return {
    toPurposes: (purposes: readonly GeofencePurpose[]) =>
      joinList(
        tag,
        purposes.map((purpose) => names(purpose)),
      ),
    toNumberText: (value: number) => size.format(value),
    toPlaceText: ({ latitude, longitude }: Place) => `${number.format(latitude)}° ${number.format(longitude)}°`,
  };
}
