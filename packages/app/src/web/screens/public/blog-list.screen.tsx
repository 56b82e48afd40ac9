// The blog: its articles, newest first.

import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { listBlogs } from '#contract/content/articles.endpoints.ts';
import type { ListedArticle } from '#contract/content/articles.shapes.ts';
import { readPageNumber } from '#contract/platform/page-addresses.ts';
import classes from '#web/features/content/articles.module.css';
import { findFocusStyle } from '#web/features/content/media/picture-focus.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function ArticleCard({ article }: { readonly article: ListedArticle }) {
  const { slug, locale, title, description, publishedAt, featureImageRef, featureImageAlt, focuses } = article;
  return (
    <li>
      <div className={classes['card']}>
        {featureImageRef !== null && (
          <img
            className={classes['cover']}
            src={toImagePath(featureImageRef, 640)}
            alt={featureImageAlt}
            loading="lazy"
            style={findFocusStyle(focuses, featureImageRef)}
          />
        )}
        <Title order={2} size="h3" lang={locale}>
          <Anchor component={Link} to={paths.blog({ slug })} inherit className={classes['link'] ?? ''}>
            {title}
          </Anchor>
        </Title>
        <Text lang={locale}>{description}</Text>
        <Text size="sm" c="dimmed" mt="auto">
          <InstantText at={publishedAt} />
        </Text>
      </div>
    </li>
  );
}

export default function BlogListScreen() {
  const words = useTranslations('articles');
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const titles = useTranslations('titles');
  const heads = useTranslations('heads');
  const title = page === 1 ? undefined : heads('paged', { title: titles('page.blogList'), page: String(page) });
  usePageHead({ title, description: heads('description.blogList') });
  const { data, failure, reload } = useEndpoint(listBlogs, { query: { page } });
  return (
    <div className={classes['wide']}>
      <Title order={1}>{words('blogTitle')}</Title>
      <Text c="dimmed">{words('blogText')}</Text>
      {data === undefined && (failure === null ? <LoadingCards /> : <Fault message={failure.message} onRetry={reload} />)}
      {data?.total === 0 && (
        <EmptyState
          title={words('empty')}
          text={words('emptyText')}
          action={
            <Button component={Link} to={paths.contactUs()} variant="default">
              {words('contact')}
            </Button>
          }
        />
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes['list']}>
            {data.data.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ul>
          {data.lastPage > 1 && (
            <nav className={classes['ways']} aria-label={words('blogTitle')}>
              {page > 1 ? (
                <Anchor component={Link} to={paths.blogList({ page: page - 1 })}>
                  {words('newer')}
                </Anchor>
              ) : (
                <span />
              )}
              {page < data.lastPage && (
                <Anchor component={Link} to={paths.blogList({ page: page + 1 })}>
                  {words('older')}
                </Anchor>
              )}
            </nav>
          )}
        </>
      )}
    </div>
  );
}
