// Secret links that show the draft without signing in: made, copied and revoked.

import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createPreview, readArticle, revokePreviews } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';

interface PreviewDrawerProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  readonly onClose: () => void;
}

export function PreviewDrawer({ article, locale, onClose }: PreviewDrawerProps) {
  const words = useTranslations('contentEditor.preview');
  const [url, setUrl] = useState<string | null>(null);
  const making = useAction(createPreview, { changes: [readArticle], told: false, done: ({ answer }) => setUrl(answer.url) });
  const revoking = useAction(revokePreviews, {
    told: words('revoked'),
    done: ({ answer }) => {
      setUrl(null);
      void keepArticle(answer);
    },
  });
  const params = { id: article.id };
  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{words('text')}</Text>
        {url === null ? (
          <Group>
            <Button loading={making.isRunning} onClick={() => void making.run({ params, body: { locale } })}>
              {words('make')}
            </Button>
          </Group>
        ) : (
          <>
            <TextInput label={words('link')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
            <Group gap="xs">
              <Button onClick={async () => showToast(words((await copyText(url)) ? 'copied' : 'notCopied'))}>{words('copy')}</Button>
              <Anchor href={url} target="_blank" rel="noopener">
                {words('open')}
              </Anchor>
            </Group>
            <Text size="sm" c="dimmed">
              {words('once')}
            </Text>
          </>
        )}
        {article.previews.length > 0 && (
          <section aria-label={words('valid')}>
            <Text fw={600}>{words('valid')}</Text>
            <ul>
              {article.previews.map(({ id, by, expiresAt }) => (
                <li key={id}>
                  {words('by', { name: by })} <InstantText at={expiresAt} />
                </li>
              ))}
            </ul>
            <Button variant="default" c="red" loading={revoking.isRunning} onClick={() => void revoking.run({ params })}>
              {words('revoke')}
            </Button>
          </section>
        )}
      </Stack>
    </SideDrawer>
  );
}
