// The form of a student. If somebody else saved meanwhile, their changes are compared before saving.

import { Group, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { listFieldsFor, STUDENT_FIELDS, type StudentField, type StudentFieldWith } from '#contract/people/student-fields.ts';
import { readStudent, updateStudent } from '#contract/people/students.endpoints.ts';
import { MAX_STUDENT_PHOTOS, type Student } from '#contract/people/students.shapes.ts';
import { DEFAULT_STUDENT_TYPE_ID } from '#contract/platform/constants.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
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
  /** Omitted for a new student. */
  readonly student?: Student | undefined;
  /** The agents to assign the student to; omitted to hide the field. */
  readonly agents?: readonly Choice[] | undefined;
  readonly onSaved: (student: Student) => void;
}

/** Select fields hold numbers as text. */
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
  } satisfies Record<StudentField | 'photos', unknown>;
}

/** Returns the fields that are hidden from the user and therefore not changed. */
function listHiddenFields({ student, agents }: StudentFormProps, notesInternally: boolean): readonly StudentField[] {
  return [
    ...(student !== undefined && student.allergies === undefined ? listFieldsFor('health') : []),
    ...(notesInternally ? [] : listFieldsFor('staff')),
    ...(agents === undefined ? (['agentId'] as const) : []),
  ];
}

/** Returns whether the user reads and writes internal notes; for an existing student, the server's answer shows this. */
function useNotesInternally(student: Student | undefined): boolean {
  const { capabilities } = useSignedInUser();
  return student === undefined ? capabilities.includes('students.manage') : student.internalNotes !== undefined;
}

function useStudentForm(props: StudentFormProps) {
  const { student, onSaved } = props;
  const notesInternally = useNotesInternally(student);
  const words = useTranslations('students.act');
  // The version last read by the page or a comparison; a save is based on it.
  const version = useRef(student?.version);
  return useForm({
    shape: async () => (await import('#contract/people/students.shapes.ts')).studentForm,
    initial: draftOf(student),
    async send(values) {
      const hidden: readonly string[] = listHiddenFields(props, notesInternally);
      const seen = Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))) as Partial<typeof values>;
      const known = version.current === undefined ? {} : { version: version.current };
      const { item } = await call(updateStudent, {
        params: { id: student?.id ?? 'new' },
        body: { ...seen, ...known },
      });
      return item;
    },
    async reread() {
      const theirs = await call(readStudent, { params: { id: student?.id ?? 0 } });
      version.current = theirs.version;
      return draftOf(theirs);
    },
    done(item) {
      showToast(words(student === undefined ? 'added' : 'saved', { name: nameOf(item) }));
      void reloadStudents();
      onSaved(item);
    },
  });
}

type Used = ReturnType<typeof useStudentForm>;
type Texted = FieldBinding<string | null | undefined>;

type LongText = StudentFieldWith<{ readonly kind: 'text' }>;

function StudentTextField({ form, name, hint }: { readonly form: Used; readonly name: LongText; readonly hint?: string }) {
  const label = useTranslations('lists.students.columns');
  const { maxLength } = STUDENT_FIELDS[name];
  return (
    <LongTextField
      of={form.field(name)}
      label={label(name)}
      maxLength={maxLength}
      minRows={2}
      {...(hint === undefined ? {} : { description: hint })}
    />
  );
}

/** The photos, saved as their references. */
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
          given={
            <TextField of={form.field('firstName')} label={label('firstName')} required maxLength={STUDENT_FIELDS.firstName.maxLength} />
          }
          family={
            <TextField of={form.field('lastName')} label={label('lastName')} required maxLength={STUDENT_FIELDS.lastName.maxLength} />
          }
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
      <StudentTextField form={form} name="allergies" hint={words('noneHint')} />
      <StudentTextField form={form} name="anyMedicalCondition" hint={words('noneHint')} />
      <ChoiceCardsField of={form.field('vacinated') as Texted} label={label('vacinated')} description={seen('now')} choices={choices} />
      <StudentTextField form={form} name="notes" hint={words('notesHint')} />
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
  const form = useStudentForm(props);
  const notesInternally = useNotesInternally(student);
  const seesHealth = student === undefined || student.allergies !== undefined;
  return (
    <Form form={form} label={words(student === undefined ? 'form.new' : 'form.edit')} className={classes['form'] ?? ''}>
      <Heading>{words('section.personal')}</Heading>
      <PersonalFields form={form} agents={agents} />
      <PhotosField form={form} />
      <Heading>{words('section.interests')}</Heading>
      <StudentTextField form={form} name="hobbies" />
      {seesHealth && (
        <>
          <Heading>{words('section.health')}</Heading>
          <HealthFields form={form} />
        </>
      )}
      {notesInternally && (
        <>
          <Heading>{words('section.internal')}</Heading>
          <StudentTextField form={form} name="internalNotes" hint={words('form.internalHint')} />
        </>
      )}
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('form.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
