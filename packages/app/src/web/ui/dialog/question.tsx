// The dialog of one question.

import { Button, Group, List, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isDay } from '#web/ui/calendar/days.ts';
import { DateInput } from '#web/ui/form/fields/date-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Asked, Confirmation, DayQuestion, ReasonQuestion } from './dialogs.ts';

/** Milliseconds of fading out, after which the answer is given: by then the focus is back where it was. */
const FADE_MS = 120;
const REASON_LENGTH = 500;

/** Closes first, answers then; at once when the page is left before the dialog has faded, so that no answer is lost. */
function useAnswer<Answer>(answer: (given: Answer) => void) {
  const [open, setOpen] = useState(true);
  const answerGiven = useRef<(() => void) | null>(null);
  useEffect(() => () => answerGiven.current?.(), []);
  const give = (given: Answer) => {
    if (answerGiven.current !== null) return;
    const timer = setTimeout(() => answerGiven.current?.(), FADE_MS);
    answerGiven.current = () => {
      clearTimeout(timer);
      answerGiven.current = () => undefined;
      answer(given);
    };
    setOpen(false);
  };
  return { open, give };
}

function Consequences({ of: sentences = [] }: { of: readonly string[] | undefined }) {
  if (sentences.length <= 1) return sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>);
  return (
    <List spacing="xs">
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}

interface ButtonsProps {
  readonly question: Pick<Confirmation, 'cancel' | 'confirm' | 'tone'>;
  readonly ready: boolean;
  readonly onCancel: () => void;
}

function Buttons({ question: { cancel, confirm, tone }, ready, onCancel }: ButtonsProps) {
  const words = useTranslations('common');
  return (
    <Group justify="flex-end" gap="sm">
      {/* What can't be undone must not happen by a hasty Enter: there the safe answer has the focus. */}
      <Button variant="default" onClick={onCancel} data-autofocus={tone === 'danger' || undefined}>
        {cancel ?? words('cancel')}
      </Button>
      <Button type="submit" color={tone === 'danger' ? 'red' : 'teal'} disabled={!ready} data-autofocus={tone !== 'danger' || undefined}>
        {confirm}
      </Button>
    </Group>
  );
}

function ConfirmDialog({ question, answer }: { question: Confirmation; answer: (yes: boolean) => void }) {
  const words = useTranslations('common');
  const { open, give } = useAnswer(answer);
  const [typed, setTyped] = useState('');
  const ready = question.typed === undefined || typed.trim() === question.typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) give(true);
  };
  return (
    <Frame title={question.title} open={open} onClose={() => give(false)}>
      <Stack component="form" onSubmit={submit} gap="lg">
        <Consequences of={question.consequences} />
        {question.typed === undefined ? null : (
          <TextInput
            label={words('typeToConfirm', { text: question.typed })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
        <Buttons question={question} ready={ready} onCancel={() => give(false)} />
      </Stack>
    </Frame>
  );
}

function ReasonDialog({ question, answer }: { question: ReasonQuestion; answer: (reason: string | null) => void }) {
  const { open, give } = useAnswer(answer);
  const [reason, setReason] = useState('');
  const ready = question.optional === true || reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) give(reason.trim());
  };
  return (
    <Frame title={question.title} open={open} onClose={() => give(null)}>
      <Stack component="form" onSubmit={submit} gap="lg">
        <Consequences of={question.consequences} />
        <Textarea
          label={question.label}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={question.maxLength ?? REASON_LENGTH}
          required={question.optional !== true}
          autosize
          minRows={3}
          data-autofocus
        />
        <Buttons question={question} ready={ready} onCancel={() => give(null)} />
      </Stack>
    </Frame>
  );
}

function DayDialog({ question, answer }: { question: DayQuestion; answer: (day: string | null) => void }) {
  const { open, give } = useAnswer(answer);
  const [day, setDay] = useState('');
  const { min, label } = question;
  const ready = isDay(day) && (min === undefined || day >= min);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) give(day);
  };
  return (
    <Frame title={question.title} open={open} onClose={() => give(null)}>
      <Stack component="form" onSubmit={submit} gap="lg">
        <Consequences of={question.consequences} />
        <DateInput label={label} value={day} onChange={setDay} {...(min === undefined ? {} : { min, opensOn: min })} required />
        <Buttons question={question} ready={ready} onCancel={() => give(null)} />
      </Stack>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ title, open, onClose, children }: FrameProps) {
  const words = useTranslations('common');
  return (
    <Modal.Root opened={open} onClose={onClose} centered size="md" returnFocus={false} transitionProps={{ duration: FADE_MS }}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title fw={600} fz="lg" component="h2">
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={words('close')} size="lg" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Shows a question until it is answered. */
export default function Question({ asked }: { asked: Asked }) {
  if (asked.kind === 'confirm') return <ConfirmDialog question={asked.question} answer={asked.answer} />;
  if (asked.kind === 'day') return <DayDialog question={asked.question} answer={asked.answer} />;
  return <ReasonDialog question={asked.question} answer={asked.answer} />;
}
