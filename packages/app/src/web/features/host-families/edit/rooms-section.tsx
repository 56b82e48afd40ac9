// The bedrooms of a host family for students.

import { ROOM_KINDS } from '#contract/host-families/family-fields.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { asChoice } from './field-values.ts';
import { RowList } from './row-list.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';

const MOST_ROOMS = 10;
const MOST_BEDS = 6;

export function RoomsSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.rooms');
  const kinds = useTranslations('tags.roomKind');
  const edit = useTranslations('familyEdit');
  const kindChoices = ROOM_KINDS.map((kind) => ({ value: kind, label: kinds(kind) }));
  const genderChoices = GENDERS.map((gender) => ({ value: gender, label: edit(`students.${gender}`) }));
  const blank = { name: '', kind: null, beds: 1, ownBathroom: false, forGender: '' };
  return (
    <Section title={words('title')} hint={words('hint')}>
      <RowList
        editor={editor}
        list="rooms"
        label={words('title')}
        empty={words('none')}
        add={words('add')}
        max={MOST_ROOMS}
        blank={blank}
        nameOf={(index) => words('one', { number: index + 1 })}
        show={({ name, beds }) => `${name} (${words('bedsShort', { count: beds })})`}
      >
        {(index) => (
          <>
            <Pair>
              <TextField
                of={editor.field(`rooms.${index}.name`)}
                label={words('name')}
                placeholder={words('nameExample')}
                maxLength={80}
                required
              />
              <SelectField of={editor.field(`rooms.${index}.kind`)} label={words('kind')} choices={kindChoices} required />
            </Pair>
            <Pair>
              <NumberField of={editor.field(`rooms.${index}.beds`)} label={words('beds')} min={1} max={MOST_BEDS} />
              <SelectField
                of={asChoice(editor.field(`rooms.${index}.forGender`))}
                label={words('forGender')}
                placeholder={words('anyone')}
                choices={genderChoices}
                clearable
              />
            </Pair>
            <CheckboxField of={editor.field(`rooms.${index}.ownBathroom`)} label={words('ownBathroom')} />
          </>
        )}
      </RowList>
    </Section>
  );
}
