// What a host family tells of itself: its own words, and beside them another language with who wrote it.

import { Anchor, Button, Card, Group, Select, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { FAMILY_TEXT_KINDS, type FamilyTextKind } from '#contract/host-families/family-fields.ts';
import { listFamilyTexts, type FamilyTexts as Texts, translateFamilyText } from '#contract/host-families/family-texts.endpoints.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useLanguageName } from '../edit/languages.ts';
import { SavedFields } from '../edit/saved-fields.tsx';
import type { SectionProps } from '../edit/section.tsx';
import { cacheTexts, useTextSave } from './use-text-save.ts';

const LENGTH: Readonly<Record<FamilyTextKind, number>> = { story: 10_000, houseRules: 5000 };
const FIELD = { story: 'description', houseRules: 'houseRules' } as const;

interface TranslationProps {
  readonly id: number;
  readonly texts: Texts;
  readonly locale: Locale;
  readonly kind: FamilyTextKind;
}

/** One text in another language; whoever changes it has written it from then on. */
function Translation(props: TranslationProps) {
  const { texts, locale, kind } = props;
  const words = useTranslations('familyProfile');
  const edit = useTranslations('familyEdit');
  const nameOf = useLanguageName();
  const { value, state, problem, change, save } = useTextSave(props);
  const known = texts.translations.find((one) => one.locale === locale)?.[kind] ?? null;
  const label = words(`texts.${kind}In`, { language: nameOf(locale) });
  return (
    <div>
      <Textarea
        label={label}
        description={known === null ? words('texts.none') : words(`source.${known.source}`)}
        value={value}
        lang={locale}
        maxLength={LENGTH[kind]}
        autosize
        minRows={5}
        maxRows={16}
        error={problem ?? undefined}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => void save()}
      />
      {known?.isOutdated ? (
        <Text size="sm" mt={4}>
          {words('texts.outdated')}
        </Text>
      ) : null}
      <Group gap="xs" mih={24}>
        <span role="status">
          {state === null ? null : (
            <Text span size="sm" c="dimmed">
              {edit(`save.${state}`)}
            </Text>
          )}
        </span>
        {state === 'waiting' && (
          <Anchor component="button" type="button" size="sm" onClick={() => void save()}>
            {edit('save.retry')}
          </Anchor>
        )}
      </Group>
    </div>
  );
}

function OwnWords({ editor, kind }: SectionProps & { readonly kind: FamilyTextKind }) {
  const words = useTranslations('familyProfile.texts');
  const field = FIELD[kind];
  return (
    <SavedFields editor={editor} fields={[field]}>
      <LongTextField
        of={editor.field(field)}
        label={words(kind === 'story' ? 'story' : 'houseRules')}
        description={words(`${kind}Hint`)}
        minRows={5}
        maxLength={LENGTH[kind]}
      />
    </SavedFields>
  );
}

interface FamilyTextsProps extends SectionProps {
  readonly id: number;
  /** Whether the reader can have texts translated by a service. */
  readonly translates?: boolean;
}

function LoadedTexts({ editor, id, texts, translates = false }: FamilyTextsProps & { readonly texts: Texts }) {
  const words = useTranslations('familyProfile.texts');
  const nameOf = useLanguageName();
  const own = texts.original.locale;
  const others = LOCALES.filter((locale) => locale !== own);
  const [asked, setAsked] = useState<Locale | null>(null);
  const first = texts.translations[0]?.locale ?? others[0] ?? 'en';
  const locale = asked === null || asked === own ? first : asked;
  const [isRunning, setRunning] = useState(false);
  async function translate(): Promise<void> {
    setRunning(true);
    const now = await attemptRequest(call(translateFamilyText, { params: { id, locale } }));
    if (now !== null) cacheTexts(id, now);
    setRunning(false);
  }
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <SavedFields editor={editor} fields={['storyLocale']} kind="choice">
          <SelectField
            of={editor.field('storyLocale')}
            label={words('own')}
            choices={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
          />
        </SavedFields>
        <Group align="end" wrap="nowrap">
          <Select
            label={words('other')}
            value={locale}
            data={others.map((value) => ({ value, label: nameOf(value) }))}
            allowDeselect={false}
            onChange={(value) => setAsked(value as Locale)}
            flex={1}
            mb={24}
          />
          {translates && (
            <Button variant="default" aria-disabled={isRunning} onClick={() => void translate()} mb={24}>
              {words('translate')}
            </Button>
          )}
        </Group>
        {FAMILY_TEXT_KINDS.map((kind) => [
          <OwnWords key={kind} editor={editor} kind={kind} />,
          <Translation key={`${kind} ${locale}`} id={id} texts={texts} locale={locale} kind={kind} />,
        ])}
      </SimpleGrid>
    </Stack>
  );
}

export function FamilyTexts(props: FamilyTextsProps) {
  const words = useTranslations('familyProfile.texts');
  const heading = useId();
  const { data, failure, reload } = useEndpoint(listFamilyTexts, { params: { id: props.id } });
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {words('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {words('hint')}
      </Text>
      {data === undefined ? (
        failure === null ? (
          <LoadingCards count={1} />
        ) : (
          <Fault message={failure.message} onRetry={reload} />
        )
      ) : (
        <LoadedTexts {...props} texts={data} />
      )}
    </Card>
  );
}
