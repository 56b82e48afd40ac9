// A blog article, with links to the previous and the next one.

import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Link } from 'wouter';
import { readBlog } from '#contract/content/articles.endpoints.ts';
import { ArticleView } from '#web/features/content/article-view.tsx';
import classes from '#web/features/content/articles.module.css';
import { useCurrentSlug } from '#web/features/content/use-current-slug.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useParams } from '#web/router.tsx';
import { copyText } from '#web/ui/clipboard.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LiveBlocks } from './live-blocks.tsx';
import NotFoundScreen from './not-found.screen.tsx';

/** Uses the device's share dialog if available; otherwise copies the URL. */
async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  if (navigator.share !== undefined) {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  // If copying isn't allowed, for example without HTTPS, the URL is shown to be copied manually.
  showToast((await copyText(url)) ? copied : url);
}

function Article({ slug }: { readonly slug: string }) {
  const words = useTranslations('articles');
  const { data: article, failure, reload } = useEndpoint(readBlog, { params: { slug } });
  usePageHead({ title: article?.title, description: article?.description });
  useCurrentSlug(article === undefined ? null : paths.blog({ slug: article.slug }));
  if (failure?.statusCode === 404 || failure?.statusCode === 410) return <NotFoundScreen />;
  if (article === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  const { title, authorName, publishedAt, tags, previous, next } = article;
  return (
    <div className={classes['page']}>
      <Anchor component={Link} to={paths.blogList()} size="sm">
        {words('all')}
      </Anchor>
      <ArticleView
        article={article}
        about={
          <Group gap="xs" mt={4}>
            <Text size="sm" c="dimmed">
              <InstantText at={publishedAt} />
            </Text>
            {authorName !== null && (
              <Text size="sm" c="dimmed">
                {words('by', { name: authorName })}
              </Text>
            )}
            {tags.map((tag) => (
              <Badge key={tag} variant="light" color="gray">
                {tag}
              </Badge>
            ))}
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconShare size={16} aria-hidden />}
              onClick={() => void share(title, words('copied'))}
            >
              {words('share')}
            </Button>
          </Group>
        }
      />
      <nav className={classes['ways']} aria-label={words('all')}>
        {previous === null ? (
          <span />
        ) : (
          <Anchor component={Link} to={paths.blog({ slug: previous.slug })}>
            {words('previous', { title: previous.title })}
          </Anchor>
        )}
        {next !== null && (
          <Anchor component={Link} to={paths.blog({ slug: next.slug })}>
            {words('next', { title: next.title })}
          </Anchor>
        )}
      </nav>
    </div>
  );
}

export default function BlogScreen() {
  const slug = useParams()['slug'] ?? '';
  return (
    <LiveBlocks>
      <Article key={slug} slug={slug} />
    </LiveBlocks>
  );
}
