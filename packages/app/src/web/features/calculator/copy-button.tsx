// A button that copies a text; if the browser refuses, shows the text for manual copying.

import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '#web/platform/notices/announcer.tsx';
import { copyText } from '#web/ui/clipboard.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface CopyButtonProps {
  readonly label: string;
  /** Called at the time of copying. */
  readonly text: () => string;
  readonly disabled?: boolean;
}

interface Outcome {
  readonly text: string;
  readonly isCopied: boolean;
}

export function CopyButton({ label, text, disabled = false }: CopyButtonProps) {
  const words = useTranslations('calculator.actions');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  async function copy() {
    const asked = text();
    const isCopied = await copyText(asked);
    setOutcome({ text: asked, isCopied });
    if (isCopied) announce(words('copied'));
  }
  const done = outcome?.isCopied === true;
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={done ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
        onBlur={() => done && setOutcome(null)}
      >
        {done ? words('copied') : label}
      </Button>
      {outcome !== null && !outcome.isCopied && (
        <Textarea
          key={outcome.text}
          w="100%"
          label={words('copyRefused')}
          readOnly
          autosize
          minRows={2}
          defaultValue={outcome.text}
          ref={(area) => area?.select()}
        />
      )}
    </>
  );
}
