// One step of the registration: its question, its fields, and the navigation.

import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import type { FormHandle } from '#web/ui/form/use-form.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { HostDraft } from './registration.model.ts';

/** The props of each step. */
export interface StepProps {
  readonly draft: HostDraft;
  readonly options: AnswerOf<typeof hostOptions>;
  /** Saves the values and goes to the next step. */
  readonly next: (filled: HostDraft) => void;
  readonly back: (() => void) | null;
}

interface StepFormProps {
  readonly form: FormHandle;
  readonly question: string;
  readonly back: StepProps['back'];
  /** The label of the button; the last step also submits. */
  readonly submit?: string;
  readonly children: ReactNode;
}

export function StepForm({ form, question, back, submit, children }: StepFormProps) {
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
