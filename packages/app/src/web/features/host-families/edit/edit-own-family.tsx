// The editor of the user's own family: everything but its texts, photos and place on the map, which stand on its profile.

import { Stack } from '@mantine/core';
import { readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { type FamilyValueName, type FamilyValues, toFamilyValues } from './family-values.ts';
import { HomeSection, LifeSection, TravelSection } from './home-sections.tsx';
import { AdultsSection, ChildrenSection } from './household-sections.tsx';
import { ContactSection, GuardiansSection } from './people-section.tsx';
import { AddressSection } from './place-sections.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { saveFamily } from './save-family.ts';
import classes from './saved-fields.module.css';
import { useFamilyEditor } from './use-family-editor.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { WelcomeSection } from './welcome-section.tsx';

/** What a family itself can't change any more once it is approved. */
const FIXED: readonly FamilyValueName[] = ['immersionRate'];

function Sections({ record, values }: { readonly record: FamilyDetails; readonly values: FamilyValues }) {
  const [asked] = useSearchParams();
  const editor = useFamilyEditor({ record, values, save: saveFamily(record.id) });
  useFieldFocus(asked.get('field'));
  const fixed = record.hosting?.vettingState === 'approved' ? FIXED : [];
  return (
    <Stack className={classes['column'] ?? ''}>
      <AddressSection editor={editor} />
      <GuardiansSection editor={editor} />
      <ContactSection editor={editor} />
      <ChildrenSection editor={editor} />
      <AdultsSection editor={editor} />
      <HomeSection editor={editor} />
      <RoomsSection editor={editor} />
      <WelcomeSection editor={editor} fixed={fixed} />
      <LifeSection editor={editor} />
      <TravelSection editor={editor} />
      <ConflictQuestion editor={editor} />
    </Stack>
  );
}

export function EditOwnFamily() {
  const { data, failure, reload } = useEndpoint(readOwnFamily, {});
  const values = data === undefined ? null : toFamilyValues(data);
  if (data === undefined || values === null) {
    return failure === null ? <LoadingCards count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  }
  return <Sections key={data.id} record={data} values={values} />;
}
