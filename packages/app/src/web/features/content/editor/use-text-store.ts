// The store of a text in one language: it saves through the API, keeps what isn't saved, and tries again once the browser is online.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveText } from '#contract/content/drafts.endpoints.ts';
import { type EditedArticle, editedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useUnsavedGuard } from '#web/ui/form/leave-guard.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';
import { readKeptText, toTextKey, writeKeptText } from './kept-texts.ts';
import { createTextStore, type RevisedText } from './text-store.ts';

const NOTHING: RevisedText = { revision: 0, said: { title: '', description: '', imageAlt: '', body: [] } };

/** Returns a text of an article with its revision; an empty one if nothing is written. */
function findRevised({ texts }: Pick<EditedArticle, 'texts'>, locale: Locale): RevisedText {
  const text = texts.find((one) => one.locale === locale);
  if (text === undefined) return NOTHING;
  const { revision, title, description, imageAlt, body } = text;
  return { revision, said: { title, description, imageAlt, body } };
}

/** How often a text that could not be sent is tried again, in milliseconds. */
const RETRY_MS = 10_000;

export function useTextStore(article: EditedArticle, locale: Locale) {
  const words = useTranslations('contentEditor.conflict');
  const user = useSignedInUser();
  const key = toTextKey(user.id, article.id, locale);
  const [store] = useState(() =>
    createTextStore({
      initial: findRevised(article, locale),
      kept: readKeptText(key),
      keep: (text) => writeKeptText(key, text),
      async send({ revision, said }) {
        const request = { params: { id: article.id, locale }, body: { ...said, revision } };
        const saved = await call(saveText, request, { background: true, quiet: true });
        await keepArticle(saved);
        return findRevised(saved, locale);
      },
      toConflict(failure) {
        const found = editedArticle.safeParse(failure instanceof ApiFailure ? failure.current : null);
        if (!found.success) return null;
        // Its editor is named beside the choice.
        void keepArticle(found.data);
        return findRevised(found.data, locale);
      },
      onMerged: () => showToast(words('merged')),
    }),
  );
  // What is shown is what the article has now, so that what is published is what its editor has read.
  useEffect(() => store.receive(findRevised(article, locale)), [store, article, locale]);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  // What is typed is kept in this browser, but others can't see it: leaving asks, unless it has arrived.
  useUnsavedGuard(state.saves !== 'saved', () => !store.isSaved());
  useEffect(() => {
    if (store.get().saves === 'unsaved' && store.get().conflict === null) void store.flush();
    const retry = () => void store.retry();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      void store.flush();
    };
  }, [store]);
  return { store, state };
}
