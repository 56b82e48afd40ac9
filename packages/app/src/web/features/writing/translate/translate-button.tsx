// A button in the editor of an article that has the language model translate it.

import { Button, Stack } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { readWritingState } from '#contract/writing/language-model.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BudgetPanel } from '../budget-panel.tsx';
import { TranslateArticle } from './translate-article.tsx';

function TranslateDrawer({ article, locale, onClose }: { article: EditedArticle; locale: Locale; onClose: () => void }) {
  const words = useTranslations('writing.translate');
  const { data } = useEndpoint(readWritingState, {});
  return (
    <SideDrawer title={words('title')} onClose={onClose}>
      {data !== undefined && (
        <Stack>
          <BudgetPanel state={data} />
          <TranslateArticle article={article} isOff={data.model === null} chosen={locale === 'en' ? [] : [locale]} />
        </Stack>
      )}
    </SideDrawer>
  );
}

export function TranslateButton({ article, locale }: { readonly article: EditedArticle; readonly locale: Locale }) {
  const words = useTranslations('writing.translate');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconLanguage size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {words('title')}
      </Button>
      {isOpen && <TranslateDrawer article={article} locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}
