// The actions on the quote of the form: copy it as text, or store it permanently.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { asCustomerView, type Messages, type PriceCatalogue, type Scenario } from '@hosted-stay/pricing-react';
import { Button, Group } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { getFormatter } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CopyButton } from './copy-button.tsx';
import { formatQuote } from './quote-text.ts';

export interface Kept {
  readonly fingerprint: string;
  readonly request: QuoteRequest;
  /** Whether the quote differs from the one shown because prices have changed meanwhile. */
  readonly isOutdated: boolean;
}

interface QuoteActionsProps {
  readonly answered: Scenario;
  readonly isCurrent: boolean;
  readonly catalogue: PriceCatalogue;
  readonly messages: Messages;
  readonly locale: string;
  readonly onKept: (kept: Kept) => void;
}

export function QuoteActions({ answered, isCurrent, catalogue, messages, locale, onKept }: QuoteActionsProps) {
  const words = useTranslations('calculator.actions');
  const { capabilities } = useSignedInUser();
  const keep = useAction(keepQuote, { told: false });
  const { quote, request } = answered;
  const customers = asCustomerView(quote);
  async function keepIt() {
    const kept = await keep.run({ body: { ...request } });
    if (kept === null) return;
    const { fingerprint } = kept.answer;
    const isOutdated = fingerprint !== quote.fingerprint;
    if (isOutdated) showToast(words('keptOtherwise'), { kind: 'info' });
    else showToast(words('kept'));
    onKept({ fingerprint, request, isOutdated });
  }
  return (
    <Group gap="xs">
      {customers && (
        <CopyButton
          label={words('copyText')}
          text={() => formatQuote(customers, { catalogue, messages, format: getFormatter(locale) })}
          disabled={!isCurrent}
        />
      )}
      {capabilities.includes('quotes.keep') && (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} aria-hidden />}
          loading={keep.isRunning}
          disabled={!isCurrent}
          onClick={() => void keepIt()}
        >
          {words('keep')}
        </Button>
      )}
    </Group>
  );
}
