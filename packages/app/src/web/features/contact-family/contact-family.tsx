// Writing to a family before booking: for which child, when, and what. An enquiry that is open already is opened instead of a second one.

import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { day, line, id as numberOfRow } from '#contract/platform/fields.ts';
import { contactFamily, readContactFamily } from '#contract/trips/contact-family.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { toast } from '#web/platform/notices.ts';
import { useFamilyTitle } from '#web/platform/page-locale.ts';
import { useSignedInUser } from '#web/platform/session.ts';
import { Link, useNavigate, useSearchParams } from '#web/router.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/date-range-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingPage } from '#web/ui/loading.tsx';
import { ProtectionNote } from '#web/ui/protection-note.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

type Context = AnswerOf<typeof readContactFamily>;

const LONGEST_MESSAGE = 4000;

const shape = z.object({
  studentIds: z.array(numberOfRow).min(1),
  fromDate: day,
  toDate: day,
  message: line(LONGEST_MESSAGE),
});

/** Where the trip of an enquiry is read: parents in their area, staff in theirs. */
function useTripPath(): (id: number) => string {
  const { isParent } = useSignedInUser();
  return (id) => (isParent ? paths.travelTrip({ id }) : paths.hubTripEdit({ id }));
}

function numberIn(asked: URLSearchParams, name: string): number | undefined {
  const number = Number(asked.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function Writing({ context, parentId }: { readonly context: Context; readonly parentId: number | undefined }) {
  const words = useTranslations('contactFamily');
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const tripPath = useTripPath();
  const { hostFamily, children, earliest } = context;
  /** The same message, sent again after an answer that never came, is one message. */
  const [localMessageId] = useState(() => crypto.randomUUID());
  const [only, ...others] = children;
  const named = numberIn(asked, 'child') ?? (others.length === 0 ? only?.id : undefined);
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
        body: { ...filled, hostFamilyId: hostFamily.id, localMessageId, ...(parentId === undefined ? {} : { parentId }) },
      }),
    done({ tripId }) {
      toast(words('sent'));
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
      <CheckboxListField of={form.field('studentIds') as never} label={words('children')} choices={choices} required />
      <DateRangeField from={form.field('fromDate')} to={form.field('toDate')} label={words('dates')} min={earliest} />
      <LongTextField of={form.field('message')} label={words('message')} maxLength={LONGEST_MESSAGE} minRows={4} required />
      <SubmitButton form={form} size="lg">
        {words('send')}
      </SubmitButton>
    </Form>
  );
}

/** An enquiry that is open is gone to at once: there is one conversation with a family, not two. */
function OpenEnquiry({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('contactFamily');
  const navigate = useNavigate();
  const path = useTripPath()(tripId);
  useEffect(() => {
    toast(words('alreadyOpen'), { kind: 'info' });
    navigate(path, { replace: true });
  }, [navigate, path, words]);
  return (
    <EmptyState
      title={words('alreadyOpen')}
      action={
        <Button component={Link} to={path}>
          {words('toTrip')}
        </Button>
      }
    />
  );
}

function WithFamily({ hostFamilyId }: { readonly hostFamilyId: number }) {
  const words = useTranslations('contactFamily');
  const titleOf = useFamilyTitle();
  const [asked] = useSearchParams();
  const parentId = numberIn(asked, 'parent_id');
  const query = { hostFamilyId, ...(parentId === undefined ? {} : { parentId }) };
  const { data, failure, reload } = useEndpoint(readContactFamily, { query });
  if (failure?.statusCode === 404) return <EmptyState title={words('noFamily')} action={<ToSearch />} />;
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.openEnquiry !== null) return <OpenEnquiry tripId={data.openEnquiry.tripId} />;
  const { name, cityTown, countyName, photoRef } = data.hostFamily;
  return (
    <Stack maw={640}>
      <ChoiceCard title={titleOf(name)} photoRef={photoRef} facts={[[cityTown, countyName].filter(Boolean).join(', ')]} />
      <ProtectionNote />
      <Text>{words('intro')}</Text>
      <Writing context={data} parentId={parentId} />
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
