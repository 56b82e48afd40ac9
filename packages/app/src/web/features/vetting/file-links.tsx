// Links to the files of a check, a visit or a request.

import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { Attachment } from '#contract/attachments/attachment.ts';
import { toFilePath } from '#contract/attachments/image-paths.ts';
import classes from './vetting.module.css';

export function FileLinks({ files, label }: { readonly files: readonly Attachment[]; readonly label: string }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes['files']} aria-label={label}>
      {files.map(({ randomRef, name }) => (
        <li key={randomRef}>
          <Anchor href={toFilePath(randomRef)} target="_blank" rel="noopener" size="sm">
            <IconPaperclip size={14} aria-hidden /> {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
