// The dialogs of questions.

import { Button, Group, List, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ContextModalProps, ModalsProvider, openContextModal } from '@mantine/modals';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isDay } from '#web/ui/calendar/days.ts';
import { DateInput } from '#web/ui/form/fields/dates/date-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { DayQuestion } from './ask-day.ts';
import { type Asked, type Confirmation, FADE_MS, type ReasonQuestion } from './dialogs.ts';

const REASON_LENGTH = 500;

const CLOSE_BUTTON = { size: 'lg' };

type DialogProps<Question, Answer> = ContextModalProps<Asked<Question, Answer>>;

interface BodyProps {
  readonly question: Omit<Confirmation, 'title'>;
  readonly ready: boolean;
  /** Closes the dialog without an answer. */
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
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

function Body({ question: { consequences, cancel, confirm, tone, isFinal }, ready, onLeave, onSubmit, children }: BodyProps) {
  const words = useTranslations('common');
  const isGuarded = tone === 'danger' || isFinal === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSubmit();
  };
  return (
    <Stack component="form" onSubmit={submit} gap="lg">
      <Consequences of={consequences} />
      {children}
      <Group justify="flex-end" gap="sm">
        {/* A hasty Enter must not do what can't be undone, so there Cancel has the focus. */}
        <Button variant="default" onClick={onLeave} data-autofocus={isGuarded || undefined}>
          {cancel ?? words('cancel')}
        </Button>
        <Button type="submit" color={tone === 'danger' ? 'red' : 'teal'} disabled={!ready} data-autofocus={!isGuarded || undefined}>
          {confirm}
        </Button>
      </Group>
    </Stack>
  );
}

/** Answers and closes; on unmount it closes without an answer, so that no caller waits forever. */
function useAnswer<Question, Answer>({ context: { closeModal }, id, innerProps: { answer } }: DialogProps<Question, Answer>) {
  const leave = useCallback(() => closeModal(id), [closeModal, id]);
  useEffect(() => leave, [leave]);
  return {
    leave,
    give(given: Answer) {
      answer(given);
      leave();
    },
  };
}

function ConfirmDialog(props: DialogProps<Confirmation, boolean>) {
  const { question } = props.innerProps;
  const words = useTranslations('common');
  const { leave, give } = useAnswer(props);
  const [typed, setTyped] = useState('');
  const ready = question.typed === undefined || typed.trim() === question.typed;
  return (
    <Body question={question} ready={ready} onLeave={leave} onSubmit={() => give(true)}>
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
    </Body>
  );
}

interface LeaveProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks within the dialog whether to lose what is typed: a dialog of its own would take the place of this one. */
function LeaveQuestion({ onStay, onLeave }: LeaveProps) {
  const words = useTranslations('form');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Stack gap="lg" role="group" aria-label={words('leaveTitle')}>
      <Text fw={600}>{words('leaveTitle')}</Text>
      <Text>{words('leaveText')}</Text>
      <Group justify="flex-end" gap="sm">
        <Button ref={stay} variant="default" onClick={onStay}>
          {words('stay')}
        </Button>
        <Button color="red" onClick={onLeave}>
          {words('leave')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Has the dialog ask before it closes while something is typed. Returns whether it is asking, and how to ask. */
function useTypedGuard<Question, Answer>({ context, id }: DialogProps<Question, Answer>, isTyped: boolean) {
  const words = useTranslations('common');
  const { updateContextModal } = context;
  const [isAsking, setAsking] = useState(false);
  const close = words('close');
  useEffect(() => {
    const closeButtonProps = {
      ...CLOSE_BUTTON,
      'aria-label': close,
      onClickCapture(event: { stopPropagation(): void }) {
        if (!isTyped) return;
        event.stopPropagation();
        setAsking(true);
      },
    };
    updateContextModal({ modalId: id, closeOnEscape: !isTyped, closeOnClickOutside: !isTyped, closeButtonProps });
  }, [updateContextModal, id, isTyped, close]);
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && isTyped && !isComposing) setAsking((isNow) => !isNow);
  });
  return { isAsking, setAsking };
}

function ReasonDialog(props: DialogProps<ReasonQuestion, string | null>) {
  const { question } = props.innerProps;
  const { leave, give } = useAnswer(props);
  const [reason, setReason] = useState('');
  const isTyped = reason.trim() !== '';
  const { isAsking, setAsking } = useTypedGuard(props, isTyped);
  const field = useRef<HTMLTextAreaElement>(null);
  if (isAsking) {
    const stay = () => {
      setAsking(false);
      setTimeout(() => field.current?.focus());
    };
    return <LeaveQuestion onStay={stay} onLeave={leave} />;
  }
  const ready = question.optional === true || isTyped;
  return (
    <Body question={question} ready={ready} onLeave={isTyped ? () => setAsking(true) : leave} onSubmit={() => give(reason.trim())}>
      <Textarea
        ref={field}
        label={question.label}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={question.maxLength ?? REASON_LENGTH}
        required={question.optional !== true}
        autosize
        minRows={3}
        data-autofocus
      />
    </Body>
  );
}

function DayDialog(props: DialogProps<DayQuestion, string | null>) {
  const { question } = props.innerProps;
  const { leave, give } = useAnswer(props);
  const [day, setDay] = useState('');
  const { min, label } = question;
  const ready = isDay(day) && (min === undefined || day >= min);
  return (
    <Body question={question} ready={ready} onLeave={leave} onSubmit={() => give(day)}>
      <DateInput label={label} value={day} onChange={setDay} {...(min === undefined ? {} : { min, opensOn: min })} required />
    </Body>
  );
}

const DIALOGS = { confirm: ConfirmDialog, reason: ReasonDialog, day: DayDialog };

declare module '@mantine/modals' {
  export interface MantineModalsOverride {
    modals: typeof DIALOGS;
  }
}

export { openContextModal };

/** Shows each question until it is answered. */
export function Questions() {
  const words = useTranslations('common');
  return (
    <ModalsProvider
      modals={DIALOGS}
      modalProps={{
        centered: true,
        styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600, lineHeight: 'var(--mantine-line-height-lg)' } },
        closeButtonProps: { ...CLOSE_BUTTON, 'aria-label': words('close') },
        transitionProps: { duration: FADE_MS },
      }}
    />
  );
}
