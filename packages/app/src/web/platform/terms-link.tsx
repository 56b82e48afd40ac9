// Links to the terms and the privacy notice: the terms if editors have published them, the notice always.

import { Anchor } from '@mantine/core';
import { readPage } from '#contract/content/articles.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const SLUG = 'terms';
const PRIVACY_SLUG = 'privacy';

/** Opens in a new tab. There is always a notice: the product's own, or the one that editors have published instead. */
export function PrivacyLink() {
  const words = useTranslations('common');
  return (
    <Anchor href={paths.page({ slug: PRIVACY_SLUG })} target="_blank" rel="noopener" mih={44} size="sm">
      {words('readPrivacy')}
    </Anchor>
  );
}

/** Opens in a new tab, so that the form stays open; nothing if there is no such page. */
export function TermsLink() {
  const words = useTranslations('common');
  const { data: page } = useEndpoint(readPage, { params: { slug: SLUG } });
  if (page === undefined) return null;
  return (
    <Anchor href={paths.page({ slug: SLUG })} target="_blank" rel="noopener" mih={44} size="sm">
      {words('readTerms')}
    </Anchor>
  );
}
