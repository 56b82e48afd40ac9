// The actions on an article as a whole: hiding, deleting and taking down; each asks first.

import { useLocation } from 'wouter';
import { archiveArticle, deleteArticle, readArticle, withdrawTexts } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';
import { KINDS } from '../drafts/kinds.ts';

export function useArticleSteps(article: EditedArticle) {
  const words = useTranslations('contentEditor.act');
  const [, navigate] = useLocation();
  const params = { id: article.id };
  const title = article.texts.find(({ locale }) => locale === 'en')?.title ?? article.slug;

  async function kept(changed: EditedArticle | null, told: string): Promise<void> {
    if (changed === null) return;
    await keepArticle(changed);
    showToast(told);
  }

  return {
    async archiveOrRestore(): Promise<void> {
      const isArchived = article.state !== 'archived';
      const question = {
        title: words(isArchived ? 'archiveTitle' : 'restoreTitle', { title }),
        consequences: [words(isArchived ? 'archiveText' : 'restoreText')],
        confirm: words(isArchived ? 'archive' : 'restore'),
      };
      if (!(await confirm(question))) return;
      const changed = await attemptRequest(call(archiveArticle, { params, body: { isArchived, version: article.version } }));
      await kept(changed, words(isArchived ? 'archived' : 'restored'));
    },
    async withdraw(locale: Locale, what: 'published' | 'scheduled'): Promise<void> {
      const language = listLanguageNames().find((one) => one.locale === locale)?.name ?? locale;
      const question =
        what === 'published'
          ? {
              title: words('unpublishTitle', { language }),
              consequences: [words(locale === 'en' ? 'unpublishEnglish' : 'unpublishText')],
              confirm: words('unpublish'),
            }
          : { title: words('unscheduleTitle', { language }), consequences: [words('unscheduleText')], confirm: words('unschedule') };
      if (!(await confirm(question))) return;
      const changed = await attemptRequest(call(withdrawTexts, { params, body: { locales: [locale], what } }));
      await kept(changed, words(what === 'published' ? 'unpublished' : 'unscheduled'));
    },
    async remove(): Promise<void> {
      const question = { title: words('removeTitle', { title }), consequences: [words('removeText')], confirm: words('remove') };
      if (!(await confirm({ ...question, tone: 'danger', typed: article.slug }))) return;
      const done = await attemptRequest(call(deleteArticle, { params }));
      if (done === null) return;
      navigate(KINDS[article.kind].toList());
      queryClient.removeQueries({ queryKey: toQueryKey(readArticle, { params }) });
      showToast(done.message);
    },
  };
}
