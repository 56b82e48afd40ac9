// The faults of a book or a file by location, each with a sentence.

import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './price-books.module.css';

interface FaultListProps {
  readonly title: string;
  readonly faults: readonly { readonly path: string; readonly message: string }[];
  /** The total number, if only the first are listed. */
  readonly inAll?: number;
}

export function FaultList({ title, faults, inAll = faults.length }: FaultListProps) {
  const words = useTranslations('priceBooks');
  return (
    <Alert color="red" title={title} icon={<IconAlertCircle aria-hidden />}>
      <Stack gap="sm">
        <Text size="sm">{words('faultsText')}</Text>
        <ul className={classes['list']}>
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <span>{message}</span> <span className={classes['path']}>{path}</span>
            </li>
          ))}
        </ul>
        {inAll > faults.length && <Text size="sm">{words('more', { count: inAll - faults.length })}</Text>}
      </Stack>
    </Alert>
  );
}
