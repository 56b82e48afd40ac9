// A page or an article of the blog, for its editors.

import { readArticle } from '#contract/content/drafts.endpoints.ts';
import { ArticleEditor } from '#web/features/content/editor/article-editor.tsx';
import { ArticleItemLink } from '#web/features/content/items/article-item-link.tsx';
import { TranslateButton } from '#web/features/writing/translate/translate-button.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useParams } from '#web/router.tsx';
import { LiveBlocks } from '#web/screens/public/live-blocks.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';

function Article({ id }: { readonly id: number }) {
  const { data, failure, reload } = useEndpoint(readArticle, { params: { id } });
  const title = data?.texts.find(({ locale }) => locale === 'en')?.title;
  usePageTitle(title === '' ? undefined : title);
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <LiveBlocks>
      <ArticleEditor
        article={data}
        renderTools={(locale) => (
          <>
            <ArticleItemLink articleId={id} />
            <TranslateButton article={data} locale={locale} />
          </>
        )}
      />
    </LiveBlocks>
  );
}

export default function HubArticleScreen() {
  const id = Number(useParams()['id']);
  return <Article key={id} id={id} />;
}
