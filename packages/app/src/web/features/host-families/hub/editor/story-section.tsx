// What a host family tells of itself, in its own language.

import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SavedFields } from '../../edit/saved-fields.tsx';
import { Section, type SectionProps } from '../../edit/section.tsx';

export function StorySection({ editor }: SectionProps) {
  const words = useTranslations('hubFamilyEdit.story');
  return (
    <Section title={words('title')}>
      <SavedFields editor={editor} fields={['description']}>
        <LongTextField of={editor.field('description')} label={words('description')} maxLength={10_000} minRows={5} />
      </SavedFields>
      <SavedFields editor={editor} fields={['houseRules']}>
        <LongTextField of={editor.field('houseRules')} label={words('houseRules')} maxLength={5000} minRows={3} />
      </SavedFields>
    </Section>
  );
}
