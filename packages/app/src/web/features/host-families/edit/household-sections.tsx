// The other adults and the children at a host family's home.

import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { BirthDateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { asDay } from './field-values.ts';
import { RowList } from './row-list.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';

const MOST_ADULTS = 10;
const MOST_CHILDREN = 20;
const NAME = 80;

export function AdultsSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.adults');
  const nameOf = (index: number) => words('one', { number: index + 1 });
  return (
    <Section title={words('title')} hint={words('hint')}>
      <RowList
        editor={editor}
        list="adults"
        label={words('title')}
        empty={words('none')}
        add={words('add')}
        max={MOST_ADULTS}
        blank={{ firstName: '', lastName: '', relation: '', dob: null }}
        nameOf={nameOf}
        show={({ firstName, lastName, relation, dob }) => [firstName, lastName, relation, dob ?? ''].filter(Boolean).join(', ')}
      >
        {(index) => (
          <>
            <Pair>
              <NameOrder
                given={<TextField of={editor.field(`adults.${index}.firstName`)} label={words('firstName')} maxLength={NAME} required />}
                family={<TextField of={editor.field(`adults.${index}.lastName`)} label={words('lastName')} maxLength={NAME} required />}
              />
            </Pair>
            <Pair>
              <TextField of={editor.field(`adults.${index}.relation`)} label={words('relation')} maxLength={NAME} />
              <BirthDateField of={asDay(editor.field(`adults.${index}.dob`))} label={words('dob')} />
            </Pair>
          </>
        )}
      </RowList>
    </Section>
  );
}

export function ChildrenSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.children');
  const edit = useTranslations('familyEdit');
  const choices = GENDERS.map((gender) => ({ value: gender, label: edit(`genders.${gender}`) }));
  const labelOf = (gender: string | null) => choices.find(({ value }) => value === gender)?.label ?? '';
  return (
    <Section title={words('title')} hint={words('hint')}>
      <RowList
        editor={editor}
        list="children"
        label={words('title')}
        empty={words('none')}
        add={words('add')}
        max={MOST_CHILDREN}
        blank={{ gender: null, dob: '' }}
        nameOf={(index) => words('one', { number: index + 1 })}
        show={({ gender, dob }) => `${labelOf(gender)}, ${dob}`}
      >
        {(index) => (
          <Pair>
            <SelectField of={editor.field(`children.${index}.gender`)} label={words('gender')} choices={choices} required />
            <BirthDateField of={editor.field(`children.${index}.dob`)} label={words('dob')} required />
          </Pair>
        )}
      </RowList>
    </Section>
  );
}
