// The dialog that reminds families of their offers: by which channels it is possible, when again, and afterwards what was done for whom.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTimeZone } from 'use-intl/react';
import { REMINDER_CHANNELS, type ReminderChannel, type ReminderOption, type RemindResult } from '#contract/trips/unanswered.shapes.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { CheckboxList } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countPossible, findOption, isLater, listFirstChosen } from './reminder.model.ts';
import { planReminders, sendReminders } from './use-unanswered-steps.ts';

/** What is possible for a family by a channel, or was done. */
function OptionText({ option, isDone }: { readonly option: ReminderOption | undefined; readonly isDone: boolean }) {
  const words = useTranslations('unanswered.remind');
  const [tag, timeZone] = [useFormatLocale(), useTimeZone() ?? 'UTC'];
  if (option === undefined) return '–';
  const { blocker, at } = option;
  if (blocker !== null && at === null) return words(`blocker.${blocker}`);
  const isNow = blocker === null && !isLater(option, getServerNow());
  if (at === null || isNow) return words(isDone ? 'sent' : 'possible');
  return words(blocker === null ? 'leaves' : 'again', { at: writeInstant(at, { tag, timeZone }) });
}

interface ResultsProps {
  readonly results: readonly RemindResult[];
  readonly channels: readonly ReminderChannel[];
  readonly isDone: boolean;
}

function Results({ results, channels, isDone }: ResultsProps) {
  const words = useTranslations('unanswered.remind');
  return (
    <FiguresTable
      label={words(isDone ? 'results' : 'families')}
      rows={results}
      rowKey={({ id }) => id}
      columns={[
        { name: 'family', heading: words('family'), cell: ({ family }: RemindResult) => family },
        ...channels.map((channel) => ({
          name: channel,
          heading: words(`channel.${channel}`),
          cell: (result: RemindResult) => <OptionText option={findOption(result, channel)} isDone={isDone} />,
        })),
      ]}
      stacks
    />
  );
}

interface ChoiceProps {
  readonly plan: readonly RemindResult[];
  readonly channels: readonly ReminderChannel[];
  readonly onChange: (channels: ReminderChannel[]) => void;
}

function ChannelChoice({ plan, channels, onChange }: ChoiceProps) {
  const words = useTranslations('unanswered.remind');
  const choices = REMINDER_CHANNELS.map((value) => {
    const possible = countPossible(plan, value);
    const description =
      plan.length > 1 ? { description: words('possibleFor', { possible: String(possible), count: String(plan.length) }) } : {};
    return { value, label: words(`channel.${value}`), ...description, disabled: possible === 0 };
  });
  return (
    <CheckboxList
      id="reminder-channels"
      label={words('channels')}
      value={[...channels]}
      onChange={(chosen) => onChange(REMINDER_CHANNELS.filter((channel) => chosen.includes(channel)))}
      choices={choices}
    />
  );
}

/** Asks the server what is possible for the families; null until it has answered. */
function usePlan(ids: readonly number[], onFailure: () => void): readonly RemindResult[] | null {
  const [plan, setPlan] = useState<readonly RemindResult[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    let isOpen = true;
    void planReminders(ids).then((answer) => {
      if (!isOpen) return;
      if (answer === null) onFailure();
      else setPlan(answer);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return plan;
}

interface ReminderDialogProps {
  /** The offers'. */
  readonly ids: readonly number[];
  readonly onClose: (isDone: boolean) => void;
}

export function ReminderDialog({ ids, onClose }: ReminderDialogProps) {
  useFocusBack();
  const words = useTranslations('unanswered.remind');
  const common = useTranslations('common');
  const plan = usePlan(ids, () => onClose(false));
  const [chosen, setChosen] = useState<readonly ReminderChannel[] | null>(null);
  const [results, setResults] = useState<readonly RemindResult[] | null>(null);
  const [isSending, setSending] = useState(false);
  const channels = chosen ?? listFirstChosen(plan ?? []);

  async function send(): Promise<void> {
    setSending(true);
    const done = await sendReminders(ids, channels);
    setSending(false);
    if (done === null) return;
    const count = done.filter(({ outcome }) => outcome === 'reminded').length;
    showToast(words('done', { count }));
    if (ids.length === 1) onClose(true);
    else setResults(done);
  }

  return (
    <Modal
      opened
      size="lg"
      onClose={() => onClose(results !== null)}
      title={words('title', { count: ids.length })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        {plan === null && <LoadingRows count={3} />}
        {plan !== null && results === null && (
          <>
            <ChannelChoice plan={plan} channels={channels} onChange={setChosen} />
            <Results results={plan} channels={REMINDER_CHANNELS} isDone={false} />
            <Text size="sm" c="dimmed">
              {words('text')}
            </Text>
          </>
        )}
        {results !== null && <Results results={results} channels={channels} isDone />}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(results !== null)}>
            {common(results === null ? 'cancel' : 'close')}
          </Button>
          {results === null && (
            <Button disabled={channels.length === 0} loading={isSending} onClick={() => void send()}>
              {words('send')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
