// A text in one language: its title, description and blocks, what it still lacks, and the English original beside a translation.

import { Alert, Button, Group, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { confirmTranslation } from '#contract/content/drafts.endpoints.ts';
import type { DraftText, EditedArticle } from '#contract/content/drafts.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import { findTextFaults, type TextFault } from '#contract/content/text-faults.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { keepArticle } from '../drafts/keep-article.ts';
import { KINDS } from '../drafts/kinds.ts';
import { BlockEditor } from './block-editor.tsx';
import classes from './editor.module.css';
import type { Said } from './merge-texts.ts';
import { SaveStateText } from './save-state.tsx';
import { SearchPreview, USUAL_LENGTH } from './search-preview.tsx';
import { TextConflict } from './text-conflict.tsx';
import { TextLocale } from './text-locale.ts';
import type { TextStore } from './text-store.ts';
import { useTextStore } from './use-text-store.ts';

/** The English text, as visitors would read it. */
function Original({ text }: { readonly text: DraftText }) {
  const words = useTranslations('contentEditor');
  return (
    <section className={classes['original']} aria-label={words('original')} lang="en">
      <Text size="sm" c="dimmed" lang={document.documentElement.lang}>
        {words('original')}
      </Text>
      <Title order={2}>{text.title}</Title>
      <Text c="dimmed">{text.description}</Text>
      <BlockList blocks={showBlocks(text.body)} />
    </section>
  );
}

interface ToConfirmProps {
  readonly why: 'outdated' | 'machine';
  readonly article: EditedArticle;
  readonly locale: Locale;
  /** The revision of the original that is shown. */
  readonly englishRevision: number;
  readonly onConfirm: () => Promise<void>;
}

/** Tells that the original has changed since it was translated, or that nobody has read what a language model translated. */
function ToConfirm({ why, article, locale, englishRevision, onConfirm }: ToConfirmProps) {
  const words = useTranslations('contentEditor');
  const confirming = useAction(confirmTranslation, { told: words(`${why}.confirmed`), done: ({ answer }) => void keepArticle(answer) });
  return (
    <Alert color="yellow" title={words(`${why}.title`)}>
      <Text size="sm">{words(`${why}.text`)}</Text>
      <Button
        mt="xs"
        variant="default"
        size="compact-sm"
        loading={confirming.isRunning}
        onClick={async () => {
          await onConfirm();
          await confirming.run({ params: { id: article.id, locale }, body: { englishRevision } });
        }}
      >
        {words(`${why}.confirm`)}
      </Button>
    </Alert>
  );
}

interface FieldsProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  readonly said: Said;
  readonly faults: readonly TextFault[];
  readonly store: TextStore;
}

function Fields({ article, locale, said, faults, store }: FieldsProps) {
  const words = useTranslations('contentEditor');
  const { title, description, imageAlt, body } = said;
  const faultOf = (code: TextFault['code']) => (faults.some((fault) => fault.code === code) ? words(`fault.${code}`) : undefined);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return (
    <Stack lang={locale}>
      <TextInput
        label={words('title')}
        value={title}
        maxLength={150}
        error={faultOf('titleMissing')}
        onChange={(event) => store.edit({ title: event.currentTarget.value })}
      />
      <Textarea
        label={words('description')}
        description={words('descriptionHint', { used: description.length, max: USUAL_LENGTH.description })}
        value={description}
        maxLength={300}
        autosize
        minRows={2}
        error={faultOf('descriptionMissing')}
        onChange={(event) => store.edit({ description: event.currentTarget.value })}
      />
      {article.featureImageRef !== null && (
        <TextInput
          label={words('featureAlt')}
          description={words('image.altHint')}
          value={imageAlt}
          maxLength={300}
          error={faultOf('featureAltMissing')}
          onChange={(event) => store.edit({ imageAlt: event.currentTarget.value })}
        />
      )}
      <TextLocale value={locale}>
        <BlockEditor
          label={words('block.all')}
          blocks={body}
          now={() => store.get().said.body}
          faults={faults}
          onChange={(next) => store.edit({ body: next })}
        />
      </TextLocale>
      {faultOf('bodyEmpty') !== undefined && (
        <Text size="sm" c="red" data-fault tabIndex={-1}>
          {faultOf('bodyEmpty')}
        </Text>
      )}
      <details>
        <summary>{words('search.title')}</summary>
        <SearchPreview
          title={title}
          description={description}
          path={prefix + KINDS[article.kind].toPublic(article.slug)}
          imageRef={article.featureImageRef}
        />
      </details>
    </Stack>
  );
}

interface TextEditorProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  /** Whether what is missing is marked: after somebody has tried to publish. */
  readonly isChecked: boolean;
  /** Told of the store of the text as long as it is shown. */
  readonly onStore: (store: TextStore | null) => void;
}

export function TextEditor({ article, locale, isChecked, onStore }: TextEditorProps) {
  const words = useTranslations('contentEditor');
  const { store, state } = useTextStore(article, locale);
  useEffect(() => {
    onStore(store);
    return () => onStore(null);
  }, [store, onStore]);
  const [isBeside, setBeside] = useState(true);
  const text = article.texts.find((one) => one.locale === locale);
  const original = article.texts.find((one) => one.locale === 'en');
  const isTranslation = locale !== 'en' && original !== undefined;
  const faults = isChecked ? findTextFaults(state.said, { hasFeatureImage: article.featureImageRef !== null }) : [];
  return (
    <Stack>
      <Group justify="space-between" className={classes['state'] ?? ''}>
        <SaveStateText state={state} onRetry={() => void store.flush()} />
        {isTranslation && (
          <Switch label={words('beside')} checked={isBeside} onChange={(event) => setBeside(event.currentTarget.checked)} />
        )}
      </Group>
      {state.conflict !== null && <TextConflict article={article} state={state} store={store} locale={locale} />}
      {text?.isOutdated === true && original !== undefined && (
        <ToConfirm why="outdated" article={article} locale={locale} englishRevision={original.revision} onConfirm={() => store.flush()} />
      )}
      {text?.isMachineMade === true && !text.isOutdated && original !== undefined && (
        <ToConfirm why="machine" article={article} locale={locale} englishRevision={original.revision} onConfirm={() => store.flush()} />
      )}
      <div className={classes['sides']} data-two={(isTranslation && isBeside) || undefined}>
        <div className={isTranslation && isBeside ? '' : (classes['narrow'] ?? '')}>
          <Fields article={article} locale={locale} said={state.said} faults={faults} store={store} />
        </div>
        {isTranslation && isBeside && <Original text={original} />}
      </div>
    </Stack>
  );
}
