// The fields of a saved reply: its name, and a text for each language with variables and a preview.

import { Button, Group, Tabs, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { SavedReply, savedReplyBody } from '#contract/messaging/saved-reply.shapes.ts';
import { REPLY_VARIABLES, type ReplyVariable } from '#contract/messaging/saved-reply.ts';
import { isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { DraftOf, FieldsProps } from '#web/platform/resource/resource.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { insertText } from '#web/ui/form/insert-text.ts';
import type { UsedForm } from '#web/ui/form/use-form.ts';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './saved-replies.module.css';
import { listWrittenLocales, previewReply } from './saved-reply.model.ts';

type Draft = DraftOf<typeof savedReplyBody>;

const MOST_CHARACTERS = 4000;

const LANGUAGES = new Map(listLanguageNames().map(({ locale, name }) => [locale, name]));
const languageOf = (locale: Locale) => LANGUAGES.get(locale) ?? locale;

const toPath = (locale: Locale) => `texts.${locale}` as const;

/** Puts a variable at the cursor of a text. */
function insertVariable(form: UsedForm<Draft>, locale: Locale, name: ReplyVariable): void {
  const { id, value } = form.field(toPath(locale));
  insertText({ id, value: value ?? '', onChange: (text) => form.set(toPath(locale), text) }, `{{${name}}}`);
}

function Preview({ texts, locale }: { readonly texts: Draft['texts']; readonly locale: Locale }) {
  const words = useTranslations('messagingReplies');
  const { firstName } = useSignedInUser();
  const preview = previewReply(texts, { locale, agentName: firstName });
  return (
    <section className={classes['preview']} aria-label={words('preview')}>
      <Text size="sm" c="dimmed">
        {words('preview')}
      </Text>
      {preview === null ? (
        <Text c="dimmed">{words('previewEmpty')}</Text>
      ) : (
        <>
          {preview.locale !== locale && (
            <Text size="sm" c="dimmed">
              {words('fallback', { language: languageOf(locale), other: languageOf(preview.locale) })}
            </Text>
          )}
          <p className={classes['text']} lang={preview.locale} dir="auto">
            {preview.text}
          </p>
        </>
      )}
    </section>
  );
}

/** Names the fields of languages that are not shown, for the summary of problems and the comparison. */
function useLanguageFields(form: UsedForm<Draft>, shown: Locale, labelOf: (locale: Locale) => string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was shown takes its name with it
  useEffect(() => {
    const ends = LOCALES.filter((locale) => locale !== shown).map((locale) => {
      const label = labelOf(locale);
      return form.field(toPath(locale)).introduce({ label, faultName: label, show: (value) => String(value ?? '') });
    });
    return () => {
      for (const end of ends) end();
    };
  }, [shown]);
}

/** After a failed attempt, shows the first language with a problem, and focuses its text. */
function useFaultyLanguage(form: UsedForm<Draft>, shown: Locale, show: (locale: Locale) => void): void {
  const { failures, problems } = form.state;
  const awaited = useRef<Locale | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed attempt
  useEffect(() => {
    const isFaulty = (locale: Locale) => problems[toPath(locale)] !== undefined;
    const first = LOCALES.find(isFaulty);
    if (failures === 0 || problems['name'] !== undefined || first === undefined || isFaulty(shown)) return;
    awaited.current = first;
    show(first);
  }, [failures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the text of another language is there
  useEffect(() => {
    if (awaited.current !== shown) return;
    awaited.current = null;
    document.getElementById(form.field(toPath(shown)).id)?.focus();
  }, [shown]);
}

function ReplyTexts({ form }: { readonly form: UsedForm<Draft> }) {
  const words = useTranslations('messagingReplies');
  const [locale, setLocale] = useState<Locale>('en');
  const { texts } = form.values;
  const written = listWrittenLocales(texts);
  const labelOf = (one: Locale) => words('textIn', { language: languageOf(one) });
  useLanguageFields(form, locale, labelOf);
  useFaultyLanguage(form, locale, setLocale);

  function mark(one: Locale) {
    if (form.field(toPath(one)).problem !== undefined) return <IconAlertCircle size={16} role="img" aria-label={words('faulty')} />;
    return written.includes(one) ? <IconCheck size={16} role="img" aria-label={words('written')} /> : undefined;
  }

  return (
    <Tabs value={locale} onChange={(chosen) => isLocale(chosen) && setLocale(chosen)} keepMounted={false}>
      <TabList label={words('languages')} inRows>
        {LOCALES.map((one) => (
          <Tabs.Tab key={one} value={one} rightSection={mark(one)}>
            <span lang={one}>{languageOf(one)}</span>
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={locale}>
        <LongTextField
          key={locale}
          of={form.field(toPath(locale))}
          label={labelOf(locale)}
          description={words(locale === 'en' ? 'englishHint' : 'otherHint')}
          maxLength={MOST_CHARACTERS}
          minRows={6}
          required={locale === 'en'}
        />
        <Group gap="xs" mt="xs" role="group" aria-label={words('insert')}>
          {REPLY_VARIABLES.map((name) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => insertVariable(form, locale, name)}>
              {words(`variable.${name}`)}
            </Button>
          ))}
        </Group>
        <Preview texts={texts} locale={locale} />
      </Tabs.Panel>
    </Tabs>
  );
}

export function SavedReplyFields({ form }: FieldsProps<SavedReply, Draft>) {
  const words = useTranslations('messagingReplies');
  return (
    <>
      <TextField of={form.field('name')} label={words('name')} description={words('nameHint')} maxLength={80} required />
      <ReplyTexts form={form} />
    </>
  );
}
