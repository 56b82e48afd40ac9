// A page written by editors.

import { readPage } from '#contract/content/articles.endpoints.ts';
import { ArticleView } from '#web/features/content/article-view.tsx';
import classes from '#web/features/content/articles.module.css';
import { useCurrentSlug } from '#web/features/content/use-current-slug.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { LiveBlocks } from './live-blocks.tsx';
import NotFoundScreen from './not-found.screen.tsx';

function Page({ slug }: { readonly slug: string }) {
  const { data: page, failure, reload } = useEndpoint(readPage, { params: { slug } });
  usePageHead({ title: page?.title, description: page?.description });
  useCurrentSlug(page === undefined ? null : paths.page({ slug: page.slug }));
  if (failure?.statusCode === 404 || failure?.statusCode === 410) return <NotFoundScreen />;
  if (page === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <div className={classes['page']}>
      <ArticleView article={page} />
    </div>
  );
}

export default function PageScreen() {
  const slug = useParams()['slug'] ?? '';
  return (
    <LiveBlocks>
      <Page key={slug} slug={slug} />
    </LiveBlocks>
  );
}
