// What was published in a language: who and when, the text itself, what has changed since, and making it the draft again.

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { listVersions, readVersion, restoreVersion } from '#contract/content/drafts.endpoints.ts';
import type { ArticleVersion, EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { keepArticle } from '../drafts/keep-article.ts';
import classes from './editor.module.css';
import { VersionComparison } from './version-comparison.tsx';

function VersionText({ articleId, version }: { readonly articleId: number; readonly version: ArticleVersion }) {
  const { data, failure, reload } = useEndpoint(readVersion, { params: { id: articleId, versionId: version.id } });
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <div className={classes['original']} lang={data.locale}>
      <Title order={3}>{data.title}</Title>
      <Text c="dimmed">{data.description}</Text>
      <BlockList blocks={data.body} />
    </div>
  );
}

interface VersionsDrawerProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  /** Shows the restored text. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

export function VersionsDrawer({ article, locale, onRestored, onClose }: VersionsDrawerProps) {
  const words = useTranslations('contentEditor.versions');
  const { data, failure, reload } = useEndpoint(listVersions, { params: { id: article.id }, query: { locale } });
  /** The version that is open, and whether its text is shown or compared. */
  const [shown, setShown] = useState<{ readonly id: number; readonly as: 'text' | 'comparison' } | null>(null);
  const isShown = (id: number, as: 'text' | 'comparison') => shown?.id === id && shown.as === as;
  const toggle = (id: number, as: 'text' | 'comparison') => setShown(isShown(id, as) ? null : { id, as });
  const text = article.texts.find((one) => one.locale === locale);
  const restoring = useAction(restoreVersion, {
    told: words('restored'),
    async done({ answer }) {
      await keepArticle(answer);
      onRestored();
    },
  });

  async function restore({ id, number }: ArticleVersion): Promise<void> {
    if (text === undefined) return;
    const question = { title: words('restoreTitle', { number }), consequences: [words('restoreText')], confirm: words('restore') };
    if (await confirm(question)) {
      await restoring.run({ params: { id: article.id, versionId: id }, body: { revision: text.revision } });
    }
  }

  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      {data === undefined && (failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />)}
      {data?.data.length === 0 && <EmptyState title={words('none')} text={words('noneText')} />}
      <Stack>
        {data?.data.map((version) => (
          <section key={version.id} aria-label={words('number', { number: version.number })}>
            <Group justify="space-between">
              <div>
                <Group gap="xs">
                  <Text fw={600}>{words('number', { number: version.number })}</Text>
                  {version.isVisible && <StateBadge meaning="good">{words('visible')}</StateBadge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {version.by} · <InstantText at={version.visibleFrom} />
                  {version.visibleUntil !== null && (
                    <>
                      {' – '}
                      <InstantText at={version.visibleUntil} />
                    </>
                  )}
                </Text>
              </div>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-expanded={isShown(version.id, 'text')}
                  onClick={() => toggle(version.id, 'text')}
                >
                  {words(isShown(version.id, 'text') ? 'hide' : 'show')}
                </Button>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-expanded={isShown(version.id, 'comparison')}
                  onClick={() => toggle(version.id, 'comparison')}
                >
                  {words('compare')}
                </Button>
                <Button variant="default" size="compact-sm" loading={restoring.isRunning} onClick={() => void restore(version)}>
                  {words('restore')}
                </Button>
              </Group>
            </Group>
            {isShown(version.id, 'text') && <VersionText articleId={article.id} version={version} />}
            {isShown(version.id, 'comparison') && text !== undefined && (
              <VersionComparison
                articleId={article.id}
                version={version}
                others={data.data.filter(({ id }) => id !== version.id)}
                draft={text}
              />
            )}
          </section>
        ))}
      </Stack>
    </SideDrawer>
  );
}
