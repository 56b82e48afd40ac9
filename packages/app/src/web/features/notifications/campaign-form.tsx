// The form of a campaign: audience, languages, and whether to send emails.

import { Group, Select, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { isRole, ROLES } from '#contract/identity/roles.ts';
import { type Audience, type Campaign, campaignBody } from '#contract/notifications/campaign.shapes.ts';
import { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { CheckboxField, ChoiceCardsField, MultiSelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AudienceCount } from './audience-count.tsx';
import { type CampaignDraft, isWritten, toBody, toDraft } from './campaign.model.ts';
import { UserChoice } from './user-choice.tsx';

/** The contract's shape, adapted to form values with a text in every language. */
const shape = {
  safeParse: (values: unknown, options: { reportInput: true }) => campaignBody.safeParse(toBody(values as CampaignDraft), options),
  _zod: {} as { readonly input: CampaignDraft; readonly output: ReturnType<typeof campaignBody.parse> },
};

export interface CampaignFormProps {
  readonly campaign: Campaign | null;
  /** The first audience of a new campaign. */
  readonly users?: readonly { readonly id: number; readonly name: string }[];
  readonly save: (body: ReturnType<typeof campaignBody.parse>) => Promise<Campaign>;
  readonly saved: (campaign: Campaign) => void;
  /** Further actions on the saved campaign; receives whether there are unsaved changes. */
  readonly actions: (isChanged: boolean) => ReactNode;
}

export function CampaignForm({ campaign, users = [], save, saved, actions }: CampaignFormProps) {
  const words = useTranslations('campaigns');
  const roles = useTranslations('roles.name');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const [language, setLanguage] = useState<Locale>('en');
  const form = useForm({
    shape,
    initial: toDraft(
      campaign,
      users.map(({ id }) => id),
    ),
    send: save,
    done: (made) => {
      showToast(words('saved'));
      saved(made);
    },
  });
  const values = form.values as CampaignDraft;
  const { type, audience, texts, byMail } = values;
  const written = LOCALES.filter((locale) => isWritten(texts[locale]));
  const nameOf = (locale: Locale) => names.of(locale) ?? locale;
  return (
    <Form form={form} label={words('create')}>
      <ChoiceCardsField
        of={form.field('type') as FieldBinding<string | null | undefined>}
        label={words('field.type')}
        choices={CAMPAIGN_TYPES.map((value) => ({ value, label: words(`type.${value}`), description: words(`typeHint.${value}`) }))}
        required
      />
      {type === 'targeted' && (
        <>
          <MultiSelectField
            of={listOf(form.field('audience.roles'), isRole)}
            label={words('field.roles')}
            description={words('hint.roles')}
            choices={ROLES.map((value) => ({ value, label: roles(value) }))}
          />
          <MultiSelectField
            of={listOf(form.field('audience.locales'), isLocale)}
            label={words('field.locales')}
            description={words('hint.locales')}
            choices={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
          />
          <UserChoice value={audience.userIds} onChange={(ids) => form.set('audience.userIds', ids)} known={campaign?.users ?? users} />
        </>
      )}
      <AudienceCount type={type} audience={audience as Audience} byMail={byMail} written={written} />
      <Select
        label={words('field.language')}
        data={LOCALES.map((value) => ({
          value,
          label: written.includes(value) ? words('hint.written', { language: nameOf(value) }) : nameOf(value),
        }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => isLocale(value) && setLanguage(value)}
      />
      <Stack gap="md" key={language}>
        <TextField
          of={form.field(`texts.${language}.title`)}
          label={words('field.title', { language: nameOf(language) })}
          description={language === 'en' ? words('hint.english') : words('hint.other')}
          maxLength={120}
          required={language === 'en'}
        />
        <LongTextField
          of={form.field(`texts.${language}.body`)}
          label={words('field.body', { language: nameOf(language) })}
          minRows={6}
          maxLength={4000}
          required={language === 'en'}
        />
      </Stack>
      <CheckboxField of={form.field('byMail')} label={words('field.byMail')} description={words('hint.byMail')} />
      <Group gap="xs" justify="space-between">
        <SubmitButton form={form}>{words('save')}</SubmitButton>
        {actions(form.dirty)}
      </Group>
    </Form>
  );
}

/** Converts a field of a closed list to one of names; unknown values are dropped. */
function listOf<Item extends string>(
  field: FieldBinding<(Item | null | undefined)[]>,
  isItem: (text: unknown) => text is Item,
): FieldBinding<string[] | null | undefined> {
  return { ...field, value: (field.value ?? []).filter(isItem), change: (names) => field.change((names ?? []).filter(isItem)) };
}
