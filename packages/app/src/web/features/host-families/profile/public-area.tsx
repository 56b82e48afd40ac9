// The area that everybody is shown instead of the home.

import { Text } from '@mantine/core';
import { previewFamily } from '#contract/host-families/family-details.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const METRES_PER_KM = 1000;

export function PublicArea({ id }: { readonly id: number }) {
  const words = useTranslations('familyProfile.area');
  const { data } = useEndpoint(previewFamily, { params: { id }, query: {} });
  if (data === undefined) return null;
  const { area } = data;
  if (area === null) return <Text size="sm">{words('none')}</Text>;
  return (
    <Text size="sm">
      {words('shown', { km: area.radiusM / METRES_PER_KM, latitude: area.latitude.toFixed(3), longitude: area.longitude.toFixed(3) })}
    </Text>
  );
}
