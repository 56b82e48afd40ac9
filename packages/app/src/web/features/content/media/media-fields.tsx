// The fields of a picture of the library: the file, its name, what it shows in each language, and where it is used.

import { Anchor, Fieldset, List, Text } from '@mantine/core';
import { Link } from 'wouter';
import { listMediaUses } from '#contract/content/media.endpoints.ts';
import { MEDIA_LIMITS, type Media, type mediaBody } from '#contract/content/media.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { DraftOf, FieldsProps } from '#web/platform/resource/resource.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { KINDS } from '../drafts/kinds.ts';
import { UploadField } from '../editor/image-input.tsx';
import { FocusInput } from './focus-input.tsx';

function Uses({ id }: { readonly id: number }) {
  const words = useTranslations('media');
  const { data } = useEndpoint(listMediaUses, { params: { id } });
  if (data === undefined) return null;
  if (data.data.length === 0) return <Text size="sm">{words('unused')}</Text>;
  return (
    <div>
      <Text size="sm" fw={600}>
        {words('uses')}
      </Text>
      <List size="sm">
        {data.data.map(({ id: articleId, kind, title, locales }) => (
          <List.Item key={articleId}>
            <Anchor component={Link} to={KINDS[kind].toEditor(articleId)} inherit>
              {title}
            </Anchor>
            {locales.length > 0 && ` (${locales.join(', ')})`}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

export function MediaFields({ form, row }: FieldsProps<Media, DraftOf<typeof mediaBody>>) {
  const words = useTranslations('media');
  const { ref, focusX, focusY } = form.values;
  return (
    <>
      {row === null && <UploadField of={form.field('ref') as FieldBinding<string | null>} label={words('picture')} required />}
      {typeof ref === 'string' && (
        <FocusInput
          fileRef={ref}
          focusX={focusX ?? 50}
          focusY={focusY ?? 50}
          onChange={(point) => {
            form.set('focusX', point.focusX);
            form.set('focusY', point.focusY);
          }}
        />
      )}
      <TextField of={form.field('name')} label={words('name')} description={words('nameHint')} maxLength={MEDIA_LIMITS.name} required />
      <Fieldset legend={words('shows')}>
        <Text size="sm" mb="xs">
          {words('showsHint')}
        </Text>
        {listLanguageNames().map(({ locale, name }) => (
          <TextField
            key={locale}
            of={form.field(`alts.${locale}`) as FieldBinding<string>}
            label={words('alt', { language: name })}
            maxLength={MEDIA_LIMITS.alt}
          />
        ))}
      </Fieldset>
      {row !== null && <Uses id={row.id} />}
    </>
  );
}
