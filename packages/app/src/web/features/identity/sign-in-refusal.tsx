// Why a sign-in was refused; for an unconfirmed account, the email can be sent again.

import { Alert, Button, Stack } from '@mantine/core';
import { resendVerification } from '#contract/identity/registration.endpoints.ts';
import { callForMessage } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import type { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface RefusalProps {
  readonly fault: Pick<ApiFailure, 'code' | 'message' | 'errors'>;
  readonly email: () => string;
}

export default function SignInRefusal({ fault, email }: RefusalProps) {
  const words = useTranslations('signIn');
  if (Object.keys(fault.errors).length > 0) return null;
  async function resend() {
    const sent = await attemptRequest(callForMessage(resendVerification, { body: { email: email() } }));
    if (sent !== null) showToast(sent.message, { kind: 'success' });
  }
  return (
    <Alert color="red" title={fault.message}>
      {fault.code === 'accountNotVerified' ? (
        <Stack gap="xs">
          {words('confirmFirst')}
          <Button variant="default" size="sm" onClick={resend}>
            {words('resend')}
          </Button>
        </Stack>
      ) : null}
    </Alert>
  );
}
