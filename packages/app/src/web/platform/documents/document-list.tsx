// Documents that belong to a record: each with its file to download, and deleting it.

import { Anchor, Button, Text } from '@mantine/core';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { writeSize } from '#web/ui/upload/accepted.ts';
import { showToast } from '../notices/notices.ts';
import classes from './documents.module.css';

interface Paper<Kind extends string> {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly addedBy: string | null;
  readonly createdAt: string;
  readonly canRemove: boolean;
}

interface DocumentListProps<Kind extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly papers: readonly Paper<Kind>[];
  readonly kindName: (kind: Kind) => string;
  /** The address of the file. */
  readonly toAddress: (documentId: number) => string;
  /** Deletes a document; returns whether it did. */
  readonly remove: (documentId: number) => Promise<boolean>;
}

type DocumentProps<Kind extends string> = Omit<DocumentListProps<Kind>, 'label' | 'papers'> & { readonly paper: Paper<Kind> };

function Document<Kind extends string>({ paper, kindName, toAddress, remove }: DocumentProps<Kind>) {
  const words = useTranslations('documents');
  const tag = useFormatLocale();
  const { id, name, kind, fileName, size, addedBy, createdAt, canRemove } = paper;
  const askAndRemove = async () => {
    const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if (await remove(id)) showToast(words('removed', { name }));
  };
  return (
    <li className={classes['entry']}>
      <div>
        <Anchor href={toAddress(id)} download={fileName} aria-label={words('download', { name })}>
          {name}
        </Anchor>
        <Text size="sm">
          {kindName(kind)} · {writeSize(size, tag)}
        </Text>
        <Text size="sm" c="dimmed">
          <InstantText at={createdAt} /> {addedBy !== null && words('addedBy', { name: addedBy })}
        </Text>
      </div>
      {canRemove && (
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          aria-label={`${words('remove')}: ${name}`}
          onClick={() => void askAndRemove()}
        >
          {words('remove')}
        </Button>
      )}
    </li>
  );
}

export function DocumentList<Kind extends string>({ label, papers, ...actions }: DocumentListProps<Kind>) {
  const words = useTranslations('documents');
  if (papers.length === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <ul className={classes['entries']} aria-label={label}>
      {papers.map((paper) => (
        <Document key={paper.id} paper={paper} {...actions} />
      ))}
    </ul>
  );
}
