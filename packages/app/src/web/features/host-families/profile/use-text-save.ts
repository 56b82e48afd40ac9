// Saves what a family tells of itself in another language, when the text is left.

import { useState } from 'react';
import { previewFamily, readFamily, readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyTextKind } from '#contract/host-families/family-fields.ts';
import { type FamilyTexts, listFamilyTexts, saveFamilyText } from '#contract/host-families/family-texts.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useUnsavedGuard } from '#web/ui/form/leave-guard.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Shows the texts as they are now, and reloads what depends on them. */
export function cacheTexts(id: number, texts: FamilyTexts): void {
  keepAnswer(listFamilyTexts, { params: { id } }, texts);
  for (const endpoint of [readOwnFamily, readFamily, previewFamily]) void queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
}

/** Returns a text in another language; empty if there is none. */
function findText(texts: FamilyTexts, locale: Locale, kind: FamilyTextKind): string {
  return texts.translations.find((one) => one.locale === locale)?.[kind]?.text ?? '';
}

interface TextPlace {
  readonly id: number;
  readonly texts: FamilyTexts;
  readonly locale: Locale;
  readonly kind: FamilyTextKind;
}

export function useTextSave({ id, texts, locale, kind }: TextPlace) {
  const words = useTranslations('familyEdit');
  const known = findText(texts, locale, kind);
  /** Null while nothing is typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<'saving' | 'saved' | 'waiting' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isDirty = draft !== null && draft.trim() !== known.trim();
  useUnsavedGuard(isDirty && state !== 'saving', () => isDirty);

  /** Reads the texts again, and asks which one to keep if somebody else has changed this one. */
  async function settle(): Promise<FamilyTexts | null> {
    const now = await call(listFamilyTexts, { params: { id } });
    cacheTexts(id, now);
    const theirs = findText(now, locale, kind);
    const isMine =
      theirs === known ||
      (await confirm({
        title: words('conflict.title'),
        consequences: [theirs],
        confirm: words('conflict.keepMine'),
        cancel: words('conflict.keepTheirs'),
      }));
    if (isMine) return now;
    setDraft(null);
    setState(null);
    return null;
  }

  async function send(version: number): Promise<void> {
    const text = draft ?? '';
    const body = kind === 'story' ? { story: text, version } : { houseRules: text, version };
    try {
      cacheTexts(id, await call(saveFamilyText, { params: { id, locale }, body }, { quiet: true, background: true }));
      setDraft(null);
      setState('saved');
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changedMeanwhile') {
        const now = await settle();
        if (now !== null) await send(now.version);
        return;
      }
      setState(failure.statusCode === 0 || failure.statusCode >= 500 ? 'waiting' : null);
      if (failure.statusCode !== 0 && failure.statusCode < 500) setProblem(Object.values(failure.errors)[0]?.[0] ?? failure.message);
    }
  }

  return {
    value: draft ?? known,
    state,
    problem,
    change(text: string): void {
      setDraft(text);
      setProblem(null);
      setState(null);
    },
    async save(): Promise<void> {
      if (!isDirty) return;
      setState('saving');
      await send(texts.version);
    },
  };
}
