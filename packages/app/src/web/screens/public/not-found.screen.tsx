// Shown for a URL that doesn't exist; the URL stays as entered.

import { Button, Code, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { useHistoryBounds } from '#web/platform/navigation/history-bounds.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useAddress, useHistory } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message-page.module.css';

export default function NotFoundScreen() {
  const words = useTranslations('notFound');
  const { pathname, search } = useAddress();
  const history = useHistory();
  const { back } = useHistoryBounds();
  const user = useUser();
  return (
    <div className={classes.page}>
      <p className={classes.figure} aria-hidden="true">
        404
      </p>
      <Title order={1}>{words('title')}</Title>
      <Text c="dimmed">{words('text')}</Text>
      <Text size="sm">
        {words('address')}: <Code className={classes.address}>{`${getLocalePrefix()}${pathname}${search}`}</Code>
      </Text>
      <div className={classes.actions}>
        <Button component={Link} to={user?.defaultRoute ?? paths.home()}>
          {words('home')}
        </Button>
        {back && (
          <Button variant="default" onClick={() => history.go(-1)}>
            {words('back')}
          </Button>
        )}
        <Button variant="subtle" component={Link} to={paths.contactUs()}>
          {words('contact')}
        </Button>
      </div>
    </div>
  );
}
