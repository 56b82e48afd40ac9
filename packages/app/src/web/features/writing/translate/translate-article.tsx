// Has the language model translate an article into chosen languages, one after the other; a draft that is there is asked about first.

import { Alert, Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import { IconLanguage, IconPlayerStop } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readArticle } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { translateArticle } from '#contract/writing/language-model.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFailureText } from '../answer/outcome.tsx';
import { Findings, readFindings } from '../request/findings.tsx';
import { type StreamState, useStream } from '../use-stream.ts';

interface TranslateArticleProps {
  readonly article: EditedArticle;
  readonly isOff: boolean;
  /** Chosen at first. */
  readonly chosen?: readonly Locale[];
}

const nameOf = (locale: Locale) => listLanguageNames().find((one) => one.locale === locale)?.name ?? locale;

function Problem({ state, onConfirm }: { readonly state: StreamState; readonly onConfirm: (names: string[]) => void }) {
  const failureText = useFailureText();
  const { failure, writing } = state;
  if (failure !== null) {
    const found = readFindings(failure.issues);
    return found.length > 0 ? (
      <Findings message={failure.message} found={found} onConfirm={onConfirm} />
    ) : (
      <Fault message={failure.message} />
    );
  }
  return writing?.state === 'failed' ? <Fault message={failureText(writing.failure)} /> : null;
}

function LanguageChoice({
  article,
  locales,
  onChange,
}: {
  article: EditedArticle;
  locales: readonly Locale[];
  onChange: (locales: Locale[]) => void;
}) {
  const words = useTranslations('writing.translate');
  const hasText = (locale: Locale) => article.texts.some((text) => text.locale === locale);
  return (
    <Checkbox.Group
      label={words('languages')}
      value={[...locales]}
      onChange={(values) => onChange(LOCALES.filter((one) => values.includes(one)))}
    >
      <Group gap="md" mt="xs">
        {LOCALES.filter((locale) => locale !== 'en').map((locale) => (
          <Checkbox
            key={locale}
            value={locale}
            label={hasText(locale) ? words('hasDraft', { language: nameOf(locale) }) : nameOf(locale)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

export function TranslateArticle({ article, isOff, chosen = [] }: TranslateArticleProps) {
  const words = useTranslations('writing.translate');
  const [locales, setLocales] = useState<readonly Locale[]>(chosen);
  const [current, setCurrent] = useState<Locale | null>(null);
  const [done, setDone] = useState<readonly Locale[]>([]);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const isStopped = useRef(false);
  const { state, start, stop } = useStream();
  const { progress } = state;
  const progressText = (locale: Locale) =>
    words('progress', { done: String(progress?.done ?? 0), all: String(progress?.all ?? 0), language: nameOf(locale) });

  /** Returns whether the translation became a draft. */
  async function translate(locale: Locale, notPeople: string[]): Promise<boolean> {
    // As it is now: it may have been saved since the page was opened.
    const { texts } = await call(readArticle, { params: { id: article.id } });
    const revisionOf = (one: Locale) => texts.find((text) => text.locale === one)?.revision ?? 0;
    const [englishRevision, revision] = [revisionOf('en'), revisionOf(locale)];
    const language = nameOf(locale);
    const question = { title: words('replaceTitle', { language }), consequences: [words('replaceText')], confirm: words('replaceConfirm') };
    if (revision > 0 && !(await confirm(question))) return true;
    const { writing } = await start(translateArticle, {
      params: { id: article.id, locale },
      body: { englishRevision, revision, notPeople },
    });
    await queryClient.invalidateQueries({ queryKey: toQueryKey(readArticle) });
    if (writing?.state === 'done') setDone((before) => [...before, locale]);
    return writing?.state === 'done';
  }

  /** @param notPeople names that were found and are no person's */
  async function translateAll(notPeople: string[] = []): Promise<void> {
    isStopped.current = false;
    setDone([]);
    setConfirmed(notPeople);
    for (const locale of locales) {
      setCurrent(locale);
      if (!(await translate(locale, notPeople)) || isStopped.current) break;
    }
    setCurrent(null);
  }

  return (
    <Stack>
      <Text size="sm">{words('text')}</Text>
      <LanguageChoice article={article} locales={locales} onChange={setLocales} />
      <Group>
        {current === null ? (
          <Button
            disabled={isOff || locales.length === 0}
            leftSection={<IconLanguage size={16} aria-hidden />}
            onClick={() => void translateAll()}
          >
            {words('start')}
          </Button>
        ) : (
          <Button
            color="red"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            onClick={() => {
              isStopped.current = true;
              stop();
            }}
          >
            {words('stop')}
          </Button>
        )}
        {isOff && (
          <Text size="sm" c="dimmed">
            {words('off')}
          </Text>
        )}
      </Group>
      {current !== null && progress !== null && (
        <Progress value={progress.all === 0 ? 0 : (progress.done / progress.all) * 100} aria-label={progressText(current)} />
      )}
      <Text size="sm" role="status">
        {current !== null && progressText(current)}
      </Text>
      {current === null && <Problem state={state} onConfirm={(names) => void translateAll([...confirmed, ...names])} />}
      {done.length > 0 && current === null && (
        <Alert color="teal" title={words('done', { languages: done.map(nameOf).join(', ') })}>
          {words('read')}
        </Alert>
      )}
    </Stack>
  );
}
