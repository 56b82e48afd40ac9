// The confirmation of an emailed link: where to look, and a button to resend it after a minute.

import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RESEND_SECONDS } from '#contract/platform/constants.ts';
import type { callForMessage } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface MailSentProps {
  /** What was sent, and to whom. */
  readonly text: string;
  /** Sends the email again. */
  readonly again: () => ReturnType<typeof callForMessage>;
}

/** Returns the remaining seconds to wait; each email restarts the wait. */
function useWait(mails: number): number {
  const [left, setLeft] = useState(RESEND_SECONDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each email restarts the wait
  useEffect(() => {
    setLeft(RESEND_SECONDS);
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(tick);
  }, [mails]);
  return left;
}

export function MailSent({ text, again }: MailSentProps) {
  const words = useTranslations('recovery');
  const [mails, setMails] = useState(1);
  const left = useWait(mails);
  async function resend() {
    const sent = await attemptRequest(again());
    if (sent === null) return;
    setMails(mails + 1);
    showToast(sent.message, { kind: 'success' });
  }
  return (
    <Stack>
      <Text>{text}</Text>
      <Button variant="default" disabled={left > 0} onClick={resend}>
        {left > 0 ? words('resendIn', { seconds: left }) : words('resend')}
      </Button>
    </Stack>
  );
}
