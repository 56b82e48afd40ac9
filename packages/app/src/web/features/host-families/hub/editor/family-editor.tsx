// The sections of a host family's record for staff, in tabs; each field is saved when it is left.

import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { useSearchParams } from '#web/router.tsx';
import { ConflictQuestion } from '../../edit/conflict-question.tsx';
import { toFamilyValues } from '../../edit/family-values.ts';
import { HomeSection, LifeSection, TravelSection } from '../../edit/home-sections.tsx';
import { AdultsSection, ChildrenSection } from '../../edit/household-sections.tsx';
import { ContactSection, GuardiansSection } from '../../edit/people-section.tsx';
import { AddressSection, PinSection } from '../../edit/place-sections.tsx';
import { RoomsSection } from '../../edit/rooms-section.tsx';
import { saveFamily } from '../../edit/save-family.ts';
import classes from '../../edit/saved-fields.module.css';
import type { SectionProps } from '../../edit/section.tsx';
import { type FamilyEditor, useFamilyEditor } from '../../edit/use-family-editor.ts';
import { useFieldFocus } from '../../edit/use-field-focus.ts';
import { WelcomeSection } from '../../edit/welcome-section.tsx';
import { StaffSection } from './staff-section.tsx';
import { StorySection } from './story-section.tsx';

/** The tabs with fields of the record. */
export const FIELD_TABS = ['family', 'home', 'hosting'] as const;
export type FieldTab = (typeof FIELD_TABS)[number];

/** By names of their own: those of functions don't survive the build. */
const SECTIONS: Readonly<Record<FieldTab, Readonly<Record<string, (props: SectionProps) => ReactNode>>>> = {
  family: { guardians: GuardiansSection, contact: ContactSection, children: ChildrenSection, adults: AdultsSection },
  home: {
    ...{ address: AddressSection, pin: PinSection, home: HomeSection, rooms: RoomsSection },
    ...{ life: LifeSection, travel: TravelSection },
  },
  hosting: { welcome: (props) => <WelcomeSection {...props} isForStaff />, story: StorySection },
};

interface FieldSectionsProps {
  readonly editor: FamilyEditor;
  readonly staff: FamilyDetails['staff'];
  readonly tabs: readonly FieldTab[];
}

/** Returns the sections of some tabs, below each other. */
export function FieldSections({ editor, staff, tabs }: FieldSectionsProps) {
  return (
    <Stack className={classes['column'] ?? ''}>
      {tabs.includes('family') && staff !== null && <StaffSection editor={editor} staff={staff} />}
      {tabs.flatMap((tab) => Object.entries(SECTIONS[tab]).map(([name, Section]) => <Section key={name} editor={editor} />))}
    </Stack>
  );
}

interface FamilyEditorProps {
  readonly record: FamilyDetails;
  /** Renders the tabs around the sections of each. */
  readonly children: (sectionsOf: (tab: FieldTab) => ReactNode) => ReactNode;
}

function Editor({ record, values, children }: FamilyEditorProps & { readonly values: NonNullable<ReturnType<typeof toFamilyValues>> }) {
  const [asked] = useSearchParams();
  const editor = useFamilyEditor({ record, values, save: saveFamily(record.id) });
  useFieldFocus(asked.get('field'), asked.get('tab'));
  return (
    <>
      {children((tab) => (
        <FieldSections editor={editor} staff={record.staff} tabs={[tab]} />
      ))}
      <ConflictQuestion editor={editor} />
    </>
  );
}

/** One editor for all tabs, so that what isn't saved yet stays when another tab is opened. */
export function FamilyEditorTabs({ record, children }: FamilyEditorProps) {
  const values = toFamilyValues(record);
  return values === null ? (
    children(() => null)
  ) : (
    <Editor key={record.id} record={record} values={values}>
      {children}
    </Editor>
  );
}
