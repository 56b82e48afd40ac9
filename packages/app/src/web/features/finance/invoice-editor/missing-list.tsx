// What an invoice lacks before it can be sent, each with a link to its field.

import { Alert, Anchor } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';

interface MissingListProps {
  /** The ID of the form, the prefix of its fields' IDs. */
  readonly formId: string;
  /** Messages by the path of the field; those without a field have the empty path. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** Moves the focus to the field with this path of a form. */
export function goToField(formId: string, path: string): void {
  const field = document.getElementById(`${formId}-${path}`);
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
              <Anchor component="button" type="button" ta="start" inherit onClick={() => goToField(formId, path)}>
                {sentence}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
