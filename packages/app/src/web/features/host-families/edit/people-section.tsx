// The guardians of a host family, and how to reach them.

import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SavedFields } from './saved-fields.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';
import { useCountryCode } from './use-places.ts';

/** The longest name. */
const NAME = 80;

function GuardianFields({ editor, which }: SectionProps & { readonly which: 'One' | 'Two' }) {
  const words = useTranslations('familyEdit.people');
  const [first, last] = [`parentGuardian${which}FirstName`, `parentGuardian${which}LastName`] as const;
  const required = which === 'One';
  const labels = required
    ? { first: words('firstNameOne'), last: words('lastNameOne') }
    : { first: words('firstNameTwo'), last: words('lastNameTwo') };
  return (
    <Pair>
      <NameOrder
        given={
          <SavedFields editor={editor} fields={[first]}>
            <TextField of={editor.field(first)} label={labels.first} maxLength={NAME} required={required} />
          </SavedFields>
        }
        family={
          <SavedFields editor={editor} fields={[last]}>
            <TextField of={editor.field(last)} label={labels.last} maxLength={NAME} required={required} />
          </SavedFields>
        }
      />
    </Pair>
  );
}

export function GuardiansSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.people');
  return (
    <Section title={words('title')} hint={words('hint')}>
      <GuardianFields editor={editor} which="One" />
      <GuardianFields editor={editor} which="Two" />
    </Section>
  );
}

export function ContactSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.contact');
  const country = useCountryCode(editor.values.countryId);
  return (
    <Section title={words('title')} hint={words('hint')}>
      <Pair>
        <SavedFields editor={editor} fields={['email']}>
          <EmailField of={editor.field('email')} label={words('email')} required />
        </SavedFields>
        <SavedFields editor={editor} fields={['phone']}>
          <PhoneField of={editor.field('phone')} label={words('phone')} country={country} required />
        </SavedFields>
      </Pair>
    </Section>
  );
}
