// The name of a page in its address: checked while it is typed, with a free one to choose.

import { Anchor, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { checkSlug } from '#contract/content/drafts.endpoints.ts';
import { SLUG } from '#contract/content/slug.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { KINDS } from './kinds.ts';

interface SlugFieldProps {
  readonly of: FieldBinding<string>;
  readonly kind: ArticleKind;
  /** Left out for a new one. */
  readonly articleId?: number | undefined;
}

/** Milliseconds without typing before a name is checked. */
const PAUSE_MS = 300;

export function SlugField({ of, kind, articleId }: SlugFieldProps) {
  const words = useTranslations('content');
  const { value } = of;
  const [typed] = useDebouncedValue(value.trim(), PAUSE_MS);
  const query = { kind, slug: typed, ...(articleId === undefined ? {} : { articleId }) };
  const { data } = useEndpoint(checkSlug, { query }, { when: typed !== '' });
  const isChecked = data !== undefined && typed === value.trim() && typed !== '';
  const suggestion = isChecked ? data.suggestion : null;
  return (
    <div>
      <TextField of={of} label={words('slug.label')} maxLength={SLUG.maxLength} description={words('slug.hint')} required />
      <Text size="sm" mt={4} role="status" c={isChecked && data.problem !== null ? 'red' : 'dimmed'}>
        {isChecked && data.problem === null && words('slug.free', { path: KINDS[kind].toPublic(typed) })}
        {isChecked && data.problem !== null && words(`slug.${data.problem}`)}
        {suggestion !== null && (
          <>
            {' '}
            <Anchor component="button" type="button" inherit onClick={() => of.change(suggestion)}>
              {words('slug.take', { slug: suggestion })}
            </Anchor>
          </>
        )}
      </Text>
    </div>
  );
}
