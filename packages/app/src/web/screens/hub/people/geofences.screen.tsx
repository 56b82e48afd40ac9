// Areas on the map: the list with one beside it, and the test of a place.

import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { GeofenceDrawer } from '#web/features/geofences/geofence-drawer.tsx';
import { GeofenceForm } from '#web/features/geofences/geofence-form.tsx';
import { GeofenceList } from '#web/features/geofences/geofence-list.tsx';
import { PointTest } from '#web/features/geofences/point-test.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open area. */
const OPEN = 'open';

/** The open area, in the address. */
function useOpenArea() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(OPEN);
  const close = () =>
    setParams(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubGeofences()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const open = (id: number) => setParams({ [OPEN]: String(id) });
  return { openId: asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : null, close, linkTo, open };
}

export default function GeofencesScreen() {
  const words = useTranslations('geofences');
  const titles = useTranslations('titles.page');
  const { capabilities } = useSignedInUser();
  const { openId, close, linkTo, open } = useOpenArea();
  const views = useSavedViews('geofences');
  const [isAdded, setAdded] = useState(false);
  const shut = () => setAdded(false);
  const add = capabilities.includes('geofences.write') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdded(true)}>
      {words('form.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={titles('hubGeofences')} description={words('description')} actions={add} />
      <Stack gap="lg">
        <PointTest />
        <GeofenceList views={views} add={add} linkTo={linkTo} />
      </Stack>
      {openId !== null && !isAdded && <GeofenceDrawer key={openId} id={openId} onClose={close} />}
      {isAdded && (
        <GeofenceForm
          onSaved={({ id }) => {
            shut();
            open(id);
          }}
          onClose={shut}
        />
      )}
    </>
  );
}
