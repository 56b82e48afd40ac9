// One step of the registration: its question, its fields, and the navigation. What is typed is kept.

import { Button, Group } from '@mantine/core';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FormHandle } from '#web/ui/form/use-form.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findTypedAnswers } from './registration/draft-store.ts';
import type { HostDraft } from './registration.model.ts';

/** The props of each step. */
export interface StepProps {
  readonly draft: HostDraft;
  readonly options: AnswerOf<typeof hostOptions>;
  /** Saves the values and goes to the next step. */
  readonly next: (filled: HostDraft) => void;
  readonly back: (() => void) | null;
}

/** What is kept of the registration, and how to keep more of it. */
interface KeptAnswers {
  readonly draft: HostDraft;
  readonly keep: (typed: HostDraft) => void;
}

export const KeptAnswersContext = createContext<KeptAnswers>({ draft: {}, keep: () => undefined });

type Values = Readonly<Record<string, unknown>>;

/** How long after a key what is typed is kept. */
const KEEP_MS = 800;

/** Keeps what is typed in a form after a pause, and at once when the step or the page is left. */
function useTypedAnswers({ state, store }: FormHandle, toAnswers: (values: Values) => Values): void {
  const { draft, keep } = use(KeptAnswersContext);
  const { values } = state;
  const looked = useRef(values);
  const flush = useEffectEvent(() => {
    const now = store.getState();
    // What is sent is kept by the step itself; after the registration nothing is.
    if (looked.current === now.values || now.phase !== 'editing') return;
    looked.current = now.values;
    const typed = findTypedAnswers(toAnswers(now.values as Values), { initial: toAnswers(now.initial as Values), draft });
    if (Object.keys(typed).length > 0) keep(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each key
  useEffect(() => {
    const timer = setTimeout(() => flush(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const leave = () => flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

interface StepFormProps {
  readonly form: FormHandle;
  readonly question: string;
  readonly back: StepProps['back'];
  /** The label of the button; the last step also submits. */
  readonly submit?: string;
  /** The answers that the values stand for; the values themselves by default. */
  readonly toAnswers?: (values: Values) => Values;
  readonly children: ReactNode;
}

const asTyped = (values: Values) => values;

export function StepForm({ form, question, back, submit, toAnswers = asTyped, children }: StepFormProps) {
  useTypedAnswers(form, toAnswers);
  const words = useTranslations('hostRegistration');
  const heading = useId();
  return (
    <>
      <StepHeading id={heading}>{question}</StepHeading>
      <Form form={form} labelledBy={heading}>
        {children}
        <Group justify="space-between" mt="md">
          {back === null ? (
            <span />
          ) : (
            <Button variant="default" onClick={back}>
              {words('back')}
            </Button>
          )}
          <SubmitButton form={form}>{submit ?? words('next')}</SubmitButton>
        </Group>
      </Form>
    </>
  );
}
