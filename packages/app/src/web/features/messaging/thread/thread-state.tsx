// What is shown before the messages are there: loading with its attempts, a failure, or that there is no such conversation.

import { Loader } from '@mantine/core';
import { CONVERSATION_RETRY } from '#contract/platform/constants.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isMissingFailure, MissingConversation } from '../missing-conversation.tsx';
import type { LoadProgress } from './load-thread.ts';
import classes from './thread.module.css';

export function LoadingThread({ attempt, isWaiting }: LoadProgress) {
  const words = useTranslations('messagingThread');
  const counted = { attempt: String(attempt), attempts: String(CONVERSATION_RETRY.attempts) };
  const text =
    attempt === 1 && !isWaiting
      ? words('loading')
      : isWaiting
        ? words('loadingWaiting', { ...counted, seconds: String(CONVERSATION_RETRY.apartMs / 1000) })
        : words('loadingAgain', counted);
  return (
    <div className={classes['centre']} role="status">
      <Loader aria-hidden />
      <span>{text}</span>
    </div>
  );
}

interface FailedThreadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

export function FailedThread({ error, onRetry, onBack }: FailedThreadProps) {
  const words = useTranslations('messagingThread');
  if (isMissingFailure(error)) {
    return (
      <div className={classes['centre']}>
        <MissingConversation onBack={onBack} />
      </div>
    );
  }
  return (
    <div className={classes['centre']}>
      <Fault message={error instanceof ApiFailure ? error.message : words('failed')} onRetry={onRetry} />
    </div>
  );
}
