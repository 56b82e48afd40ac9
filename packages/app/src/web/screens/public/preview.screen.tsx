// The draft of a page or an article, for whoever has its secret link.

import { Alert, Text } from '@mantine/core';
import { readPreview } from '#contract/content/articles.endpoints.ts';
import { ArticleView } from '#web/features/content/article-view.tsx';
import classes from '#web/features/content/articles.module.css';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LiveBlocks } from './live-blocks.tsx';
import NotFoundScreen from './not-found.screen.tsx';

function Preview({ token }: { readonly token: string }) {
  const words = useTranslations('articles');
  const { data: draft, failure, reload } = useEndpoint(readPreview, { params: { token } });
  usePageTitle(draft?.title === '' ? undefined : draft?.title);
  if (failure?.statusCode === 404) return <NotFoundScreen />;
  if (draft === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <div className={classes['page']}>
      <Alert color="blue" mb="md" title={words('previewTitle')}>
        {words('previewText')} <InstantText at={draft.expiresAt} withZone />
      </Alert>
      <ArticleView
        article={draft}
        about={
          draft.kind === 'blog' &&
          draft.authorName !== null && (
            <Text size="sm" c="dimmed">
              {words('by', { name: draft.authorName })}
            </Text>
          )
        }
      />
    </div>
  );
}

export default function PreviewScreen() {
  const token = useParams()['token'] ?? '';
  return (
    <LiveBlocks>
      <Preview key={token} token={token} />
    </LiveBlocks>
  );
}
