// The sign-in or registration before the payment, which keeps all choices.

import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface SignInGateProps {
  /** The page after sign-in; by default the review, where the children may still have to be chosen. */
  readonly next?: string;
  readonly onBack?: () => void;
}

export function SignInGate({ next = paths.travelBooking({ step: 'review' }), onBack }: SignInGateProps) {
  const words = useTranslations('booking');
  const remember = () => tabSession.update({ next });
  return (
    <Stack>
      <StepHeading>{words('signInTitle')}</StepHeading>
      <Text>{words('signInText')}</Text>
      <Group>
        <Button component={Link} to={paths.signIn()} size="lg" onClick={remember}>
          {words('signIn')}
        </Button>
        <Button component={Link} to={paths.register()} size="lg" variant="default" onClick={remember}>
          {words('register')}
        </Button>
      </Group>
      {onBack === undefined ? null : (
        <Group>
          <Button variant="default" onClick={onBack}>
            {words('backToReview')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
