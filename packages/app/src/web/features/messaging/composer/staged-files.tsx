// The files that are sent with the next message, and which ones are accepted.

import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useBlobAddress } from '#web/features/messaging/outbox/use-blob-address.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Accepted, isShownByBrowsers, writeSize } from '#web/ui/upload/accepted.ts';
import type { StagedFile } from './composer.model.ts';
import classes from './composer.module.css';
import type { Composer } from './use-composer.ts';

/** The accepted files, for people. */
export function FileLimits({ accepted }: { readonly accepted: Accepted }) {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  const kinds = joinList(tag, accepted.names);
  return words('limits', { kinds, size: writeSize(accepted.maxBytes, tag) });
}

function useRefusal({ file: { name }, refused }: StagedFile, accepted: Accepted): string | null {
  const words = useTranslations('upload');
  const tag = useFormatLocale();
  if (refused === null) return null;
  if (refused === 'tooLarge') return words('tooLarge', { name, size: writeSize(accepted.maxBytes, tag) });
  return words('wrongKind', { name, kinds: joinList(tag, accepted.names) });
}

interface StagedProps {
  readonly staged: StagedFile;
  readonly accepted: Accepted;
  readonly onRemove: () => void;
}

function Staged({ staged, accepted, onRemove }: StagedProps) {
  const words = useTranslations('messagingComposer');
  const tag = useFormatLocale();
  const { file } = staged;
  const address = useBlobAddress(isShownByBrowsers(file.type) ? file : null);
  const refusal = useRefusal(staged, accepted);
  return (
    <li className={classes['file']} data-refused={refusal === null ? undefined : true}>
      {address === null ? (
        <IconFile size={32} stroke={1.5} aria-hidden />
      ) : (
        <img className={classes['thumbnail']} src={address} alt="" width={40} height={40} />
      )}
      <span className={classes['fileText']}>
        {refusal === null ? (
          <>
            <span className={classes['fileName']}>{file.name}</span>
            <span className={classes['size']}>{writeSize(file.size, tag)}</span>
          </>
        ) : (
          <span role="alert" className={classes['refusal']}>
            {refusal}
          </span>
        )}
      </span>
      <ActionIcon aria-label={words('removeFile', { name: file.name })} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

export function StagedFiles({ composer: { files, accepted, isOverfull, removeFile } }: { readonly composer: Composer }) {
  const words = useTranslations('messagingComposer');
  return (
    <>
      {files.length === 0 ? null : (
        <ul className={classes['files']} aria-label={words('files')}>
          {files.map((staged) => (
            <Staged key={staged.key} staged={staged} accepted={accepted} onRemove={() => removeFile(staged.key)} />
          ))}
        </ul>
      )}
      {isOverfull ? (
        <p role="alert" className={classes['refusal']}>
          {words('tooMany', { count: String(accepted.maxFiles) })}
        </p>
      ) : null}
    </>
  );
}
