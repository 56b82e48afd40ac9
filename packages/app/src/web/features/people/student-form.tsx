// Everything that is typed of a student; what somebody else saved meanwhile is compared first.

import { Group, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { readStudent, updateStudent } from '#contract/people/students.endpoints.ts';
import { MAX_STUDENT_PHOTOS, type Student } from '#contract/people/students.shapes.ts';
import { DEFAULT_STUDENT_TYPE_ID } from '#contract/platform/constants.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { toast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { type Choice, ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { BirthDateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { ImagesField } from '#web/ui/upload/upload-field.tsx';
import classes from './people.module.css';
import { nameOf, useCountryChoices, useGenderChoices, useTypeChoices } from './student-facts.ts';
import { reloadStudents } from './use-student-steps.ts';

interface StudentFormProps {
  /** Left out, a new one is made. */
  readonly student?: Student | undefined;
  /** The agents to whom the student can be given; left out, that is not asked. */
  readonly agents?: readonly Choice[] | undefined;
  readonly onSaved: (student: Student) => void;
}

/** Numbers are chosen as text. */
const chosen = (id: number | null): unknown => (id === null ? null : String(id));

function draftOf(student: Student | undefined) {
  return {
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? '',
    dateOfBirth: (student?.dateOfBirth ?? '') as unknown,
    gender: (student?.gender ?? '') as '',
    countryId: chosen(student?.countryId ?? null),
    studentTypeId: chosen(student?.studentTypeId ?? DEFAULT_STUDENT_TYPE_ID),
    hobbies: student?.hobbies ?? '',
    allergies: student?.allergies ?? '',
    anyMedicalCondition: student?.anyMedicalCondition ?? '',
    vacinated: String(student?.vacinated ?? 0) as unknown,
    notes: student?.notes ?? '',
    internalNotes: student?.internalNotes ?? '',
    photos: [...(student?.photos ?? [])],
    agentId: chosen(student?.agentId ?? null),
  };
}

/** Whether somebody reads and writes what staff note among themselves: of a student of theirs the server has told them so. */
function useNotesInternally(student: Student | undefined): boolean {
  const { capabilities } = useSignedInUser();
  return student === undefined ? capabilities.includes('students.manage') : student.internalNotes !== undefined;
}

function useStudentForm({ student, agents, onSaved }: StudentFormProps) {
  const notesInternally = useNotesInternally(student);
  const words = useTranslations('students.act');
  // What the page or a comparison has read last: the version that a save goes out from.
  const version = useRef(student?.version);
  return useForm({
    shape: async () => (await import('#contract/people/students.shapes.ts')).studentForm,
    initial: draftOf(student),
    async send({ allergies, anyMedicalCondition, vacinated, notes, internalNotes, agentId, ...body }) {
      // What somebody does not see they do not change.
      const health = student !== undefined && student.allergies === undefined ? {} : { allergies, anyMedicalCondition, vacinated, notes };
      const noted = notesInternally ? { internalNotes: internalNotes ?? '' } : {};
      const agent = agents === undefined ? {} : { agentId: agentId ?? null };
      const known = version.current === undefined ? {} : { version: version.current };
      const { item } = await call(updateStudent, {
        params: { id: student?.id ?? 'new' },
        body: { ...body, ...health, ...noted, ...agent, ...known },
      });
      return item;
    },
    async reread() {
      const theirs = await call(readStudent, { params: { id: student?.id ?? 0 } });
      version.current = theirs.version;
      return draftOf(theirs);
    },
    done(item) {
      toast(words(student === undefined ? 'added' : 'saved', { name: nameOf(item) }));
      void reloadStudents();
      onSaved(item);
    },
  });
}

type Used = ReturnType<typeof useStudentForm>;
type Texted = FieldBinding<string | null | undefined>;

/** The photos, kept as their references. */
function PhotosField({ form }: { readonly form: Used }) {
  const words = useTranslations('students.form');
  const field = form.field('photos');
  const stored = (ref: string, place: number): StoredFile => ({
    ...{ randomRef: ref, kind: 'image', size: 0, alt: '' },
    name: `${words('photos')} ${place + 1}`,
  });
  const [files, setFiles] = useState<readonly StoredFile[]>(() => (field.value ?? []).map((ref, place) => stored(String(ref), place)));
  const binding: FieldBinding<readonly StoredFile[] | null | undefined> = {
    ...field,
    value: files,
    change(next) {
      setFiles(next ?? []);
      field.change((next ?? []).map(({ randomRef }) => randomRef));
    },
  };
  return (
    <ImagesField
      of={binding}
      label={words('photos')}
      description={words('photosHint')}
      transport={uploads}
      accepted={{ maxFiles: MAX_STUDENT_PHOTOS }}
      described={false}
    />
  );
}

function PersonalFields({ form, agents }: { readonly form: Used; readonly agents: readonly Choice[] | undefined }) {
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students.form');
  return (
    <>
      <div className={classes['pair']}>
        <NameOrder
          given={<TextField of={form.field('firstName')} label={label('firstName')} required maxLength={80} />}
          family={<TextField of={form.field('lastName')} label={label('lastName')} required maxLength={80} />}
        />
      </div>
      <div className={classes['pair']}>
        <BirthDateField of={form.field('dateOfBirth') as Texted} label={label('dateOfBirth')} description={words('birthHint')} />
        <SelectField of={form.field('gender') as Texted} label={label('gender')} choices={useGenderChoices()} />
      </div>
      <div className={classes['pair']}>
        <SelectField of={form.field('countryId') as Texted} label={label('country')} choices={useCountryChoices()} clearable />
        <SelectField of={form.field('studentTypeId') as Texted} label={label('studentTypeId')} choices={useTypeChoices()} required />
      </div>
      {agents !== undefined && (
        <SelectField
          of={form.field('agentId') as Texted}
          label={label('agentId')}
          choices={agents}
          placeholder={words('noAgent')}
          clearable
        />
      )}
    </>
  );
}

function HealthFields({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.students.columns');
  const words = useTranslations('students.form');
  const seen = useTranslations('students.seen');
  const choices = [
    { value: '0', label: words('no') },
    { value: '1', label: words('yes') },
  ];
  return (
    <>
      <LongTextField of={form.field('allergies')} label={label('allergies')} description={words('noneHint')} maxLength={1000} minRows={2} />
      <LongTextField
        of={form.field('anyMedicalCondition')}
        label={label('anyMedicalCondition')}
        description={words('noneHint')}
        maxLength={1000}
        minRows={2}
      />
      <ChoiceCardsField of={form.field('vacinated') as Texted} label={label('vacinated')} description={seen('now')} choices={choices} />
      <LongTextField of={form.field('notes')} label={label('notes')} description={words('notesHint')} maxLength={2000} minRows={2} />
    </>
  );
}

function Heading({ children }: { readonly children: string }) {
  return (
    <Title order={2} size="h4" mt="sm">
      {children}
    </Title>
  );
}

export function StudentForm(props: StudentFormProps) {
  const { student, agents } = props;
  const words = useTranslations('students');
  const label = useTranslations('lists.students.columns');
  const form = useStudentForm(props);
  const notesInternally = useNotesInternally(student);
  const seesHealth = student === undefined || student.allergies !== undefined;
  return (
    <Form form={form} label={words(student === undefined ? 'form.new' : 'form.edit')} className={classes['form'] ?? ''}>
      <Heading>{words('section.personal')}</Heading>
      <PersonalFields form={form} agents={agents} />
      <PhotosField form={form} />
      <Heading>{words('section.interests')}</Heading>
      <LongTextField of={form.field('hobbies')} label={label('hobbies')} maxLength={1000} minRows={2} />
      {seesHealth && (
        <>
          <Heading>{words('section.health')}</Heading>
          <HealthFields form={form} />
        </>
      )}
      {notesInternally && (
        <>
          <Heading>{words('section.internal')}</Heading>
          <LongTextField
            of={form.field('internalNotes')}
            label={label('internalNotes')}
            description={words('form.internalHint')}
            maxLength={2000}
            minRows={2}
          />
        </>
      )}
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('form.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
