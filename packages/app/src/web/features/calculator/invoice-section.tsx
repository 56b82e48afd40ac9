// The draft of an invoice below the calculator; its code is loaded when the section is opened.

import type { QuoteView } from '@hosted-stay/pricing-core';
import type { Messages, PriceCatalogue } from '@hosted-stay/pricing-react';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const InvoiceDraft = lazy(() => import('./invoice-draft.tsx'));

interface InvoiceSectionProps {
  readonly quote: QuoteView | null;
  readonly catalogue: PriceCatalogue;
  readonly messages: Messages;
  readonly locale: string;
  /** Whether it is open initially. */
  readonly isOpen: boolean;
}

export function InvoiceSection({ quote, catalogue, messages, locale, isOpen }: InvoiceSectionProps) {
  const words = useTranslations('calculator.invoice');
  const [opened, setOpened] = useState(isOpen);
  return (
    <Card component="section" aria-label={words('title')}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h4">
          {words('title')}
        </Title>
        <Text c="dimmed" maw="72ch">
          {words('text')}
        </Text>
        {!opened && (
          <Button variant="default" leftSection={<IconFileInvoice size={16} aria-hidden />} onClick={() => setOpened(true)}>
            {words('open')}
          </Button>
        )}
      </Stack>
      {opened && (
        <Suspense fallback={<LoadingRows />}>
          <InvoiceDraft quote={quote} catalogue={catalogue} messages={messages} locale={locale} />
        </Suspense>
      )}
    </Card>
  );
}
