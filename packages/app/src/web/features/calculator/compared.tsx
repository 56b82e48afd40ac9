// Compares a saved scenario with the stay in the form: the requests, and the difference of each figure.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import {
  type Messages,
  type PriceCatalogue,
  type QuoteSource,
  type Scenario,
  ScenarioComparison,
  wordIssue,
} from '@hosted-stay/pricing-react';
import { Button, Card, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAskedQuote } from './use-asked-quote.ts';

/** A stay with its display name. */
export interface ComparedScenario {
  readonly name: string;
  readonly request: QuoteRequest;
}

interface ComparedProps {
  readonly with: ComparedScenario;
  /** The quote of the stay in the form. */
  readonly answered: Scenario;
  readonly isCurrent: boolean;
  readonly source: QuoteSource;
  readonly catalogue: PriceCatalogue;
  readonly messages: Messages;
  readonly locale: string;
  readonly onLoad: (request: QuoteRequest) => void;
  readonly onClose: () => void;
}

export function Compared({ with: other, answered, isCurrent, source, catalogue, messages, locale, onLoad, onClose }: ComparedProps) {
  const words = useTranslations('calculator.compared');
  const common = useTranslations('common');
  // After a swap, this column has the former stay of the form, and the form has the scenario.
  const [request, setRequest] = useState(other.request);
  const { answer, failed, retry } = useAskedQuote(source, request);
  const side = answered.quote.side === 'finance' ? 'finance' : 'customer';
  const moves = {
    keep: () => setRequest(answered.request),
    swap() {
      onLoad(request);
      setRequest(answered.request);
    },
    takeOver() {
      onLoad(request);
      onClose();
    },
    clear: onClose,
  };
  return (
    <Card component="section" aria-label={words('title', { name: other.name })}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {words('title', { name: other.name })}
        </Title>
        {!answer?.ok && (
          <Button variant="default" onClick={onClose}>
            {common('close')}
          </Button>
        )}
      </Group>
      {failed && <Fault message={words('failed')} onRetry={retry} />}
      {answer === undefined && !failed && <LoadingRows count={2} />}
      {answer?.ok === false && (
        <Fault message={words('refused', { reasons: answer.issues.map((issue) => wordIssue(issue, messages)).join(' ') })} />
      )}
      {answer?.ok && (
        <div className="pricing" lang={messages.language}>
          <ScenarioComparison
            a={{ request, quote: answer.value }}
            b={answered}
            side={side}
            settled={isCurrent}
            moves={moves}
            catalogue={catalogue}
            messages={messages}
            locale={locale}
          />
        </div>
      )}
    </Card>
  );
}
