// Who of the staff looks after a host family, and for which business it hosts: the family itself sees neither.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundCoordinators } from '#web/platform/session/user-choices.ts';
import { bindField } from '#web/ui/form/bind-field.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { FoundSelect, type FoundSelectProps } from '#web/ui/form/fields/found-select.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { asId } from '../../edit/field-values.ts';
import { SavedFields } from '../../edit/saved-fields.tsx';
import { Pair, Section, type SectionProps } from '../../edit/section.tsx';

type PickerProps = Omit<FoundSelectProps, 'found' | 'onSearch'>;

function CoordinatorPicker(props: PickerProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const found = useFoundCoordinators(search)?.map(({ value, label }) => ({ id: Number(value), label }));
  return <FoundSelect {...props} found={found} onSearch={setTyped} />;
}

/** Chooses a coordinator by name. */
export const CoordinatorField = bindField<PickerProps>(CoordinatorPicker, { empty: null });

interface StaffSectionProps extends SectionProps {
  readonly staff: NonNullable<FamilyDetails['staff']>;
}

function CoordinatorPart({ editor, staff }: StaffSectionProps) {
  const { coordinator: name, coordinatorArea: area } = staff;
  const words = useTranslations('hubFamilyEdit.staff');
  return (
    <SavedFields editor={editor} fields={['coordinatorId']} kind="choice">
      <CoordinatorField
        // Another choice than this one was made elsewhere, such as by undoing: its name has to be shown.
        key={editor.state.saved.coordinatorId}
        of={editor.field('coordinatorId')}
        label={words('coordinator')}
        description={area === null ? words('coordinatorHint') : words('coordinatorFrom', { area })}
        chosenName={name ?? undefined}
      />
    </SavedFields>
  );
}

function BusinessPart({ editor }: SectionProps) {
  const words = useTranslations('hubFamilyEdit.staff');
  const businesses = useEndpoint(listBusinesses, { query: { perPage: MAX_PAGE_SIZE } }).data?.data ?? [];
  return (
    <SavedFields editor={editor} fields={['businessId']} kind="choice">
      <SelectField
        of={asId(editor.field('businessId'))}
        label={words('business')}
        description={words('businessHint')}
        choices={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
        clearable
      />
    </SavedFields>
  );
}

/** Only what the reader can choose: whoever can't read accounts or businesses has no menu of them. */
export function StaffSection({ editor, staff }: StaffSectionProps) {
  const words = useTranslations('hubFamilyEdit.staff');
  const { capabilities } = useSignedInUser();
  const parts = {
    coordinator: capabilities.includes('users.read') && <CoordinatorPart editor={editor} staff={staff} />,
    business: capabilities.includes('businesses.read') && <BusinessPart editor={editor} />,
  };
  if (parts.coordinator === false && parts.business === false) return null;
  return (
    <Section title={words('title')} hint={words('hint')}>
      <Pair>
        {parts.coordinator}
        {parts.business}
      </Pair>
    </Section>
  );
}
