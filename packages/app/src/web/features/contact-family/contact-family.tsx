// Contacts a family before booking: for which child, when, and the message. An open enquiry is shown before a new one can be started.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as z from 'zod';
import { listStudents } from '#contract/people/students.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { day, line, id as numberOfRow } from '#contract/platform/validation/fields.ts';
import { contactFamily, readContactFamily } from '#contract/trips/contact-family.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { ProtectionNote } from '#web/ui/protection-note.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

type Context = AnswerOf<typeof readContactFamily>;

const LONGEST_MESSAGE = 4000;

const shape = z.object({
  studentIds: z
    .array(z.string())
    .min(1)
    .transform((ticked): unknown[] => ticked)
    .pipe(z.array(numberOfRow)),
  fromDate: day,
  toDate: day,
  message: line(LONGEST_MESSAGE),
});

/** Returns the path of the trip of an enquiry, in the parents' or the staff's area. */
function useTripPath(): (id: number) => string {
  const isParent = useUser()?.isParent === true;
  return (id) => (isParent ? paths.travelTrip({ id }) : paths.hubTripEdit({ id }));
}

function numberIn(asked: URLSearchParams, name: string): number | undefined {
  const number = Number(asked.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function Writing({ context }: { readonly context: Context }) {
  const words = useTranslations('contactFamily');
  const [asked] = useSearchParams();
  const [, navigate] = useLocation();
  const tripPath = useTripPath();
  const { hostFamily, children, earliest, parentId } = context;
  const own = useUser()?.id;
  /** The ID makes a retry after a lost response the same message. */
  const [localMessageId] = useState(() => crypto.randomUUID());
  const [only, ...others] = children;
  const named = numberIn(asked, 'child') ?? numberIn(asked, 'student') ?? (others.length === 0 ? only?.id : undefined);
  const form = useForm({
    shape,
    initial: {
      studentIds: children.some(({ id }) => id === named) ? [String(named)] : [],
      fromDate: asked.get('from') ?? '',
      toDate: asked.get('to') ?? '',
      message: '',
    },
    send: (filled) =>
      call(contactFamily, {
        body: { ...filled, hostFamilyId: hostFamily.id, localMessageId, ...(parentId === null || parentId === own ? {} : { parentId }) },
      }),
    done({ tripId }) {
      showToast(words('sent'));
      navigate(tripPath(tripId));
    },
  });
  const choices = children.map(({ id, name }) => ({ value: String(id), label: name }));
  if (children.length === 0) {
    return (
      <EmptyState
        title={words('noChildren')}
        text={words('noChildrenText')}
        action={
          <Button component={Link} to={paths.travelStudentEdit({ id: 'new' })}>
            {words('addChild')}
          </Button>
        }
      />
    );
  }
  return (
    <Form form={form} label={words('form')}>
      <CheckboxListField of={form.field('studentIds')} label={words('children')} choices={choices} required />
      <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('dates')} min={earliest} />
      <LongTextField of={form.field('message')} label={words('message')} maxLength={LONGEST_MESSAGE} minRows={4} required />
      <SubmitButton form={form} size="lg">
        {words('send')}
      </SubmitButton>
    </Form>
  );
}

interface OpenProps {
  readonly context: Context;
  readonly enquiry: NonNullable<Context['openEnquiry']>;
  readonly onOther: () => void;
}

/** Continues an open enquiry, unless the user asks about another child or other dates. */
function OpenEnquiry({ context: { children }, enquiry: { tripId, fromDate, toDate, studentIds }, onOther }: OpenProps) {
  const words = useTranslations('contactFamily');
  const path = useTripPath()(tripId);
  const names = children.filter(({ id }) => studentIds.includes(id)).map(({ name }) => name);
  return (
    <Alert color="blue" title={words('alreadyOpen')}>
      <Stack gap="sm" align="flex-start">
        <Text>
          {names.join(', ')} <DateRangeText from={fromDate} to={toDate} />
        </Text>
        <Group>
          <Button component={Link} to={path}>
            {words('toTrip')}
          </Button>
          <Button variant="default" onClick={onOther}>
            {words('writeOther')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** Staff choose the student; the server knows the parents. */
function StudentChoice() {
  const words = useTranslations('contactFamily');
  const [, setAsked] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const { data } = useEndpoint(listStudents, { query: search === '' ? { perPage: 20 } : { perPage: 20, search } });
  return (
    <FoundSelect
      label={words('student')}
      description={words('studentHint')}
      found={data?.table.data.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}`.trim() }))}
      onSearch={setTyped}
      value={null}
      required
      onChange={(id) => id !== null && setAsked((now) => ({ ...Object.fromEntries(now), student: String(id) }), { replace: true })}
    />
  );
}

function WithFamily({ hostFamilyId }: { readonly hostFamilyId: number }) {
  const words = useTranslations('contactFamily');
  const titleOf = useFamilyTitle();
  const [asked] = useSearchParams();
  const user = useUser();
  const [isOther, setOther] = useState(false);
  const [parentId, studentId] = [numberIn(asked, 'parent_id'), numberIn(asked, 'student')];
  const query = {
    hostFamilyId,
    ...(parentId === undefined ? {} : { parentId }),
    ...(studentId === undefined ? {} : { studentId }),
  };
  const isStaff = user !== null && !user.isParent && user.capabilities.includes('students.read');
  const asksWhom = isStaff && parentId === undefined && studentId === undefined;
  const { data, failure, reload } = useEndpoint(readContactFamily, { query });
  if (failure?.statusCode === 404) return <EmptyState title={words('noFamily')} action={<ToSearch />} />;
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  const { openEnquiry } = data;
  const { name, cityTown, countyName, photoRef } = data.hostFamily;
  return (
    <Stack maw={640}>
      <ChoiceCard order={2} title={titleOf(name)} photoRef={photoRef} facts={[[cityTown, countyName].filter(Boolean).join(', ')]} />
      {openEnquiry === null || isOther ? null : <OpenEnquiry context={data} enquiry={openEnquiry} onOther={() => setOther(true)} />}
      {asksWhom ? <StudentChoice /> : null}
      {asksWhom || (openEnquiry !== null && !isOther) ? null : (
        <>
          <ProtectionNote />
          <Text>{words('intro')}</Text>
          <Writing key={studentId} context={data} />
        </>
      )}
    </Stack>
  );
}

function ToSearch() {
  const words = useTranslations('contactFamily');
  return (
    <Button component={Link} to={paths.travelSearch()}>
      {words('toSearch')}
    </Button>
  );
}

export function ContactFamily() {
  const words = useTranslations('contactFamily');
  const [asked] = useSearchParams();
  const hostFamilyId = numberIn(asked, 'host_family_id');
  if (hostFamilyId === undefined) return <EmptyState title={words('noFamily')} action={<ToSearch />} />;
  return <WithFamily key={hostFamilyId} hostFamilyId={hostFamilyId} />;
}
