// The profile of the user's own family: whether it is live, what is missing, its photos and texts, and how others see it.

import { Card, Stack } from '@mantine/core';
import { readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { ConflictQuestion } from '../edit/conflict-question.tsx';
import { type FamilyValues, toFamilyValues } from '../edit/family-values.ts';
import { PinSection } from '../edit/place-sections.tsx';
import { saveFamily } from '../edit/save-family.ts';
import { useFamilyEditor } from '../edit/use-family-editor.ts';
import { useFieldFocus } from '../edit/use-field-focus.ts';
import { PhotoManager } from '../photos/photo-manager.tsx';
import { OwnRates } from '../rates/own-rates.tsx';
import { CompletenessList } from './completeness-list.tsx';
import { FamilyPreview, type ShowProfile } from './family-preview.tsx';
import { FamilyTexts } from './family-texts.tsx';
import { LiveBadge, LiveCard } from './live-card.tsx';
import { PublicArea } from './public-area.tsx';

interface OwnProfileProps {
  /** Shows the profile as others read it. */
  readonly show: ShowProfile;
}

function LoadedProfile({ record, values, show }: OwnProfileProps & { readonly record: FamilyDetails; readonly values: FamilyValues }) {
  const [asked] = useSearchParams();
  const editor = useFamilyEditor({ record, values, save: saveFamily(record.id) });
  useFieldFocus(asked.get('field'));
  return (
    <Stack>
      <LiveCard record={record} />
      <CompletenessList items={record.hosting?.completeness ?? []} />
      <Card data-fields="photos">
        <PhotoManager familyId={record.id} />
      </Card>
      <FamilyTexts editor={editor} id={record.id} />
      <OwnRates familyId={record.id} />
      <PinSection editor={editor}>
        <PublicArea id={record.id} />
      </PinSection>
      <FamilyPreview id={record.id} show={show} />
      <ConflictQuestion editor={editor} />
    </Stack>
  );
}

export function OwnProfile({ show }: OwnProfileProps) {
  const { data, failure, reload } = useEndpoint(readOwnFamily, {});
  const values = data === undefined ? null : toFamilyValues(data);
  if (data === undefined || values === null) {
    return failure === null ? <LoadingCards count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  }
  return <LoadedProfile key={data.id} record={data} values={values} show={show} />;
}

/** Whether the user's own family is live, beside the title of the page. */
export function OwnLiveBadge() {
  const { data } = useEndpoint(readOwnFamily, {});
  return data === undefined ? null : <LiveBadge isLive={data.isLive} />;
}
