// What is said of a picture: what it shows, or that it is decorative, and its caption.

import { Checkbox, TextInput } from '@mantine/core';
import { BLOCK_LIMITS, type Picture } from '#contract/content/blocks.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Said = Pick<Picture, 'alt' | 'isDecorative' | 'caption'>;

interface PictureTextsProps {
  readonly picture: Said;
  readonly onChange: (said: Partial<Said>) => void;
}

export function PictureTexts({ picture: { alt, isDecorative, caption }, onChange }: PictureTextsProps) {
  const words = useTranslations('contentEditor.image');
  return (
    <>
      <TextInput
        label={words('alt')}
        description={words('altHint')}
        value={alt}
        maxLength={BLOCK_LIMITS.line}
        disabled={isDecorative}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <Checkbox
        label={words('decorative')}
        checked={isDecorative}
        onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
      />
      <TextInput
        label={words('caption')}
        value={caption}
        maxLength={BLOCK_LIMITS.line}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
    </>
  );
}
