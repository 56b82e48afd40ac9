// Where the terms can be read that somebody accepts: the page that editors have published under this name, if they have.

import { Anchor } from '@mantine/core';
import { readPage } from '#contract/content/articles.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const SLUG = 'terms';

/** Opens beside what is being filled in, which is not left for it; nothing where there is no such page. */
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
