// What is typed in a block, by its kind.

import { Stack, Textarea, TextInput } from '@mantine/core';
import { use } from 'react';
import { BLOCK_LIMITS, type Block, toTarget } from '#contract/content/blocks.shapes.ts';
import type { TextFault } from '#contract/content/text-faults.ts';
import { RichTextInput } from '#web/ui/rich-text/rich-text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { GalleryFields } from './gallery-fields.tsx';
import { PictureInput } from './image-input.tsx';
import { LiveFields } from './live-fields.tsx';
import { PictureTexts } from './picture-texts.tsx';
import { TextLocale } from './text-locale.ts';

interface FieldsProps<Kind extends Block['kind']> {
  readonly block: Extract<Block, { kind: Kind }>;
  readonly onChange: (block: Block) => void;
}

function ImageFields({ block, onChange }: FieldsProps<'image'>) {
  const words = useTranslations('contentEditor.image');
  const locale = use(TextLocale);
  return (
    <Stack gap="xs">
      <PictureInput
        label={words('label')}
        value={block.fileRef}
        onChange={(fileRef) => onChange({ ...block, fileRef })}
        onLibrary={({ ref, alts }) => onChange({ ...block, fileRef: ref, alt: block.alt || (alts[locale] ?? '') })}
      />
      <PictureTexts picture={block} onChange={(said) => onChange({ ...block, ...said })} />
    </Stack>
  );
}

function QuoteFields({ block, onChange }: FieldsProps<'quote'>) {
  const words = useTranslations('contentEditor.quote');
  return (
    <Stack gap="xs">
      <Textarea
        label={words('text')}
        value={block.text}
        maxLength={BLOCK_LIMITS.quote}
        autosize
        minRows={2}
        onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
      />
      <TextInput
        label={words('who')}
        value={block.who}
        maxLength={BLOCK_LIMITS.line}
        onChange={(event) => onChange({ ...block, who: event.currentTarget.value })}
      />
    </Stack>
  );
}

function ActionFields({ block, onChange }: FieldsProps<'callToAction'>) {
  const words = useTranslations('contentEditor.action');
  const isWrong = block.target !== '' && toTarget(block.target) === null;
  return (
    <Stack gap="xs">
      <TextInput
        label={words('label')}
        value={block.label}
        maxLength={80}
        onChange={(event) => onChange({ ...block, label: event.currentTarget.value })}
      />
      <TextInput
        label={words('target')}
        description={words('targetHint')}
        value={block.target}
        maxLength={BLOCK_LIMITS.target}
        inputMode="url"
        error={isWrong ? words('targetWrong') : undefined}
        onChange={(event) => onChange({ ...block, target: event.currentTarget.value })}
      />
    </Stack>
  );
}

interface BlockFieldsProps {
  /** Columns are edited by the list of blocks itself, which they hold again. */
  readonly block: Exclude<Block, { kind: 'columns' }>;
  readonly faults: readonly TextFault[];
  /** The name of the block for screen readers: its kind and place. */
  readonly label: string;
  readonly onChange: (block: Block) => void;
}

export function BlockFields({ block, faults, label, onChange }: BlockFieldsProps) {
  switch (block.kind) {
    case 'text':
      return <RichTextInput label={label} value={block.html} onChange={(html) => onChange({ ...block, html })} />;
    case 'image':
      return <ImageFields block={block} onChange={onChange} />;
    case 'gallery':
      return <GalleryFields block={block} faults={faults} onChange={onChange} />;
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return <LiveFields block={block} onChange={onChange} />;
    case 'quote':
      return <QuoteFields block={block} onChange={onChange} />;
    case 'callToAction':
      return <ActionFields block={block} onChange={onChange} />;
  }
}
