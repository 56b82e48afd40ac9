// Where a host family lives: its address, and its place on the map.

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { explainDegrees } from '#web/ui/map/typed-place.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { asId, asNumberText } from './field-values.ts';
import { PIN, PinField } from './pin-field.tsx';
import { SavedFields } from './saved-fields.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';
import { useCounties, useHostingCountries } from './use-places.ts';

function CountyFields({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.address');
  const countries = useHostingCountries();
  const counties = useCounties(editor.values.countryId);
  const country = asId(editor.field('countryId'));
  const chosen = {
    ...country,
    change(value: string | null) {
      if (value === country.value) return;
      country.change(value);
      // The county of another country can't stay.
      editor.set('countyId', null);
    },
  };
  return (
    <SavedFields editor={editor} fields={['countyId', 'countryId']}>
      <Pair>
        <SelectField of={chosen} label={words('country')} choices={countries} required />
        <SelectField of={asId(editor.field('countyId'))} label={words('county')} choices={counties} required />
      </Pair>
    </SavedFields>
  );
}

export function AddressSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.address');
  return (
    <Section title={words('title')} hint={words('hint')}>
      <SavedFields editor={editor} fields={['addressLine1']}>
        <TextField of={editor.field('addressLine1')} label={words('addressLine1')} autoComplete="address-line1" maxLength={200} required />
      </SavedFields>
      <Pair>
        <SavedFields editor={editor} fields={['cityTown']}>
          <TextField of={editor.field('cityTown')} label={words('cityTown')} autoComplete="address-level2" maxLength={100} required />
        </SavedFields>
        <SavedFields editor={editor} fields={['postcode']}>
          <TextField of={editor.field('postcode')} label={words('postcode')} autoComplete="postal-code" maxLength={20} />
        </SavedFields>
      </Pair>
      <CountyFields editor={editor} />
    </Section>
  );
}

/** The exact place of the home, on the map and as numbers: from these a wider area is shown to everybody. */
export function PinSection({ editor, children }: SectionProps & { readonly children?: ReactNode }) {
  const words = useTranslations('familyEdit.pin');
  return (
    <Section title={words('title')} hint={words('hint')}>
      <PinField editor={editor} />
      <SavedFields editor={editor} fields={PIN}>
        <Pair>
          <TextField
            of={explainDegrees(asNumberText(editor.field('latitude')), 90)}
            label={words('latitude')}
            placeholder="53.3498"
            autoComplete="off"
          />
          <TextField
            of={explainDegrees(asNumberText(editor.field('longitude')), 180)}
            label={words('longitude')}
            placeholder="-6.2603"
            autoComplete="off"
          />
        </Pair>
      </SavedFields>
      <Text size="sm" c="dimmed">
        {words('how')}
      </Text>
      {children}
    </Section>
  );
}
