// The end of the registration: what happens next, and when.

import { Button, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { LINK_HOURS } from '#contract/identity/links.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../registration.module.css';

const STEPS = ['Profile', 'Photos', 'Submit', 'Vetting', 'Live'] as const;

export function Welcome({ email }: { readonly email: string }) {
  const words = useTranslations('hostRegistration');
  const user = useUser();
  return (
    <div className={classes['page']}>
      {/* Visitors get the result by email: the page must not reveal whether the address has an account. */}
      <Title order={1}>{words(user === null ? 'checkMail' : 'doneTitle')}</Title>
      {user === null ? <Text my="md">{words('confirmMail', { email })}</Text> : null}
      <Title order={2} size="h3" mt="lg">
        {words('whatNext')}
      </Title>
      <ol className={classes['list']}>
        {user === null ? (
          <li>
            <Text fw={600}>{words('nextSteps.whenConfirm', { hours: LINK_HOURS.verify })}</Text>
            {words('nextSteps.confirm')}
          </li>
        ) : null}
        {STEPS.map((step) => (
          <li key={step}>
            <Text fw={600}>{words(`nextSteps.when${step}`)}</Text>
            {words(`nextSteps.do${step}`)}
          </li>
        ))}
      </ol>
      <Button component={Link} to={user === null ? paths.signIn({ email }) : paths.hostDashboard()} mt="lg">
        {user === null ? words('toSignIn') : words('toHostArea')}
      </Button>
    </div>
  );
}
