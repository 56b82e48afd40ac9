// The home of a family on the map: a pin that begins in the town, and beside it the area that everybody is shown.

import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { previewFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { Place } from '#contract/platform/places.ts';
import { listLocations } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { PlaceMap } from '#web/ui/map/place-map.tsx';
import { readPlace } from '#web/ui/map/typed-place.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { FieldGroup } from './editor-store.ts';
import type { FamilyEditor } from './use-family-editor.ts';

/** The fields of the pin, which are saved together. */
export const PIN: FieldGroup = ['latitude', 'longitude'];

/** How long the pin rests before it is saved, in milliseconds. */
const REST_MS = 700;

/** Returns a function that moves the pin, and saves it once it rests. */
function usePinMoves(editor: FamilyEditor): (place: Place) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return ({ latitude, longitude }) => {
    editor.set('latitude', latitude);
    editor.set('longitude', longitude);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => editor.save(PIN), REST_MS);
  };
}

/** Returns the middle of the family's town, and all towns of its county; none of a county that isn't known. */
function useTowns({ values: { countyId, cityTown } }: FamilyEditor) {
  const { data } = useEndpoint(listLocations, { query: { countyId: countyId ?? 0 } }, { when: countyId !== null });
  const towns = data?.data ?? [];
  const name = cityTown.trim().toLowerCase();
  return { towns, town: towns.find((one) => one.name.toLowerCase() === name) };
}

/** Returns the area that is shown instead of the home; it follows once the pin is saved. */
function usePublicArea(editor: FamilyEditor, isPinned: boolean) {
  const { data } = useEndpoint(previewFamily, { params: { id: editor.familyId }, query: {} }, { when: isPinned });
  return isPinned ? (data?.area ?? null) : null;
}

/** Returns where the pin is: as typed, or as last saved while that is no place; null once both numbers are gone. */
function findPin({ values, state }: FamilyEditor): Place | null {
  if (PIN.every((field) => (values[field] ?? '') === '')) return null;
  return readPlace(values) ?? readPlace(state.saved);
}

export function PinField({ editor }: { readonly editor: FamilyEditor }) {
  const words = useTranslations('familyEdit.pin');
  const pin = findPin(editor);
  const { towns, town } = useTowns(editor);
  const area = usePublicArea(editor, pin !== null);
  const move = usePinMoves(editor);
  const circle = area === null ? null : { kind: 'circle' as const, centre: area, radiusM: area.radiusM };
  return (
    <>
      <PlaceMap
        label={words('map')}
        markers={pin === null ? [] : [{ key: 'home', name: words('home'), place: pin, onMove: move }]}
        shapes={circle === null ? [] : [{ key: 'area', name: words('publicArea'), shape: circle, isFaint: true }]}
        around={town === undefined ? towns : [town]}
        onPick={move}
      />
      <Text size="sm" c="dimmed">
        {words(pin === null ? 'pick' : 'move')}
      </Text>
      {pin === null && town !== undefined && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => move(town)}>
          {words('begin', { town: town.name })}
        </Button>
      )}
    </>
  );
}
