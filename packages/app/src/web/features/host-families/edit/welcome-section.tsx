// Whom a host family welcomes: kinds of stay, ages, genders, and the amount for a night of immersion.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { GENDERS, HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { paths } from '#web/paths.ts';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findHostingCurrency } from '../hosting-currency.ts';
import { asIds } from './field-values.ts';
import { SavedFields } from './saved-fields.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';
import { useCountryCode } from './use-places.ts';

interface WelcomeSectionProps extends SectionProps {
  readonly isForStaff?: boolean;
}

export function WelcomeSection({ editor, fixed = [], isForStaff = false }: WelcomeSectionProps) {
  const words = useTranslations('familyEdit.welcome');
  const hosting = useTranslations('hostRegistration.hosting');
  const edit = useTranslations('familyEdit');
  const country = useCountryCode(editor.values.countryId);
  const types = HOSTING_TYPES.map(({ id, code }) => ({
    value: String(id),
    label: hosting(code),
    description: hosting(`${code}Hint`),
  }));
  return (
    <Section title={words('title')}>
      <SavedFields editor={editor} fields={['hostingTypes']} kind="choice">
        <CheckboxListField of={asIds(editor.field('hostingTypes'))} label={words('hostingTypes')} choices={types} />
      </SavedFields>
      <SavedFields editor={editor} fields={['welcomesAgeFrom', 'welcomesAgeTo']} kind="choice">
        <Pair>
          <NumberField of={editor.field('welcomesAgeFrom')} label={words('ageFrom')} {...STUDENT_AGES} />
          <NumberField of={editor.field('welcomesAgeTo')} label={words('ageTo')} {...STUDENT_AGES} />
        </Pair>
      </SavedFields>
      <SavedFields editor={editor} fields={['welcomesGenders']} kind="choice">
        <CheckboxListField
          of={editor.field('welcomesGenders')}
          label={words('genders')}
          description={words('gendersHint')}
          choices={GENDERS.map((gender) => ({ value: gender, label: edit(`students.${gender}`) }))}
        />
      </SavedFields>
      {fixed.includes('immersionRate') ? (
        <Text>
          {words('rateFixed')}{' '}
          <Anchor component={Link} to={`${paths.hostProfile()}?field=rates`}>
            {words('viewPrices')}
          </Anchor>
        </Text>
      ) : (
        <SavedFields editor={editor} fields={['immersionRate']}>
          <MoneyField
            of={editor.field('immersionRate')}
            label={words('rate')}
            description={words(isForStaff ? 'rateForStaff' : 'rateHint')}
            currency={findHostingCurrency(country)}
            required
          />
        </SavedFields>
      )}
    </Section>
  );
}
