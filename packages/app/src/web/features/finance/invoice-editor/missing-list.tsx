// What an invoice still lacks before it can be sent; each leads to its field.

import { Alert, Anchor } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';

interface MissingListProps {
  /** The id of the form, which those of its fields begin with. */
  readonly formId: string;
  /** By the path of the field; what belongs to none stands at the empty path. */
  readonly sentences: Readonly<Record<string, string>>;
}

function goTo(id: string): void {
  const field = document.getElementById(id);
  const target = field?.matches('input, textarea, button') ? field : field?.querySelector<HTMLElement>('input, textarea, button');
  (target ?? field)?.focus();
}

export function MissingList({ formId, sentences }: MissingListProps) {
  const words = useTranslations('invoices');
  const entries = Object.entries(sentences);
  if (entries.length === 0) {
    return (
      <Alert color="green" role="status">
        {words('form.complete')}
      </Alert>
    );
  }
  return (
    <Alert color="yellow" title={words('missingTitle')} role="status">
      <ul>
        {entries.map(([path, sentence]) => (
          <li key={path}>
            {path === '' ? (
              sentence
            ) : (
              <Anchor component="button" type="button" ta="start" inherit onClick={() => goTo(`${formId}-${path}`)}>
                {sentence}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
