// The link by which others read a family's calendar: made, copied, replaced and turned off.

import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef } from 'react';
import { endCalendarLink, listCalendarFeeds, renewCalendarLink } from '#contract/host-families/calendar-feeds.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface CalendarLinkProps {
  readonly id: number;
  /** Null if nobody can read the calendar by a link. */
  readonly url: string | null;
}

function Link({ id, url }: { readonly id: number; readonly url: string }) {
  const words = useTranslations('familyCalendar.link');
  const input = useRef<HTMLInputElement>(null);
  const params = { id };
  const renew = useAction(renewCalendarLink, { changes: [listCalendarFeeds], told: words('created') });
  const end = useAction(endCalendarLink, { changes: [listCalendarFeeds], told: words('ended') });
  async function copy(): Promise<void> {
    input.current?.select();
    // If copying isn't allowed, the link is selected to be copied manually.
    if (await copyText(url)) showToast(words('copied'));
  }
  async function ask(what: 'renew' | 'end'): Promise<void> {
    const question = { title: words(`${what}Title`), consequences: [words(`${what}Text`)], confirm: words(what), tone: 'danger' as const };
    if (await confirm(question)) await (what === 'renew' ? renew : end).run({ params });
  }
  return (
    <>
      <Group align="flex-end" gap="xs">
        <TextInput ref={input} label={words('label')} value={url} readOnly flex="1 1 260px" />
        <Button variant="default" onClick={() => void copy()}>
          {words('copy')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {words('hint')}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={renew.isRunning} onClick={() => void ask('renew')}>
          {words('renew')}
        </Button>
        <Button variant="default" loading={end.isRunning} onClick={() => void ask('end')}>
          {words('end')}
        </Button>
      </Group>
    </>
  );
}

export function CalendarLinkSection({ id, url }: CalendarLinkProps) {
  const words = useTranslations('familyCalendar.link');
  const create = useAction(renewCalendarLink, { changes: [listCalendarFeeds], told: words('created') });
  return (
    <section aria-label={words('title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {words('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {words('lead')}
        </Text>
        <Text size="sm">{words('privacy')}</Text>
        {url === null ? (
          <div>
            <Button variant="default" loading={create.isRunning} onClick={() => void create.run({ params: { id } })}>
              {words('create')}
            </Button>
          </div>
        ) : (
          <Link id={id} url={url} />
        )}
      </Stack>
    </section>
  );
}
