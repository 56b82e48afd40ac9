// The blocks of a text, one below the other: each with its fields, and buttons and keys that move, double and delete it.

import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { BLOCK_LIMITS, type Block, type BlockKind } from '#contract/content/blocks.shapes.ts';
import { hasContent, type TextFault } from '#contract/content/text-faults.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AddBlock } from './add-block.tsx';
import { BlockFields } from './block-fields.tsx';
import { createBlock, duplicateBlock, insertBlock, moveBlock, removeBlock, replaceBlock } from './edit-blocks.ts';
import classes from './editor.module.css';

/** How long a deleted block can be brought back, in milliseconds. */
const UNDO_MS = 10_000;

interface BlockEditorProps {
  readonly blocks: readonly Block[];
  /** Returns the blocks as they are now: a toast may change them long after it was shown. */
  readonly now: () => readonly Block[];
  readonly faults: readonly TextFault[];
  readonly onChange: (blocks: readonly Block[]) => void;
}

/** Moves the focus into a block, once it is shown. */
function focusBlock(key: string, selector: string): void {
  requestAnimationFrame(() => {
    const block = document.getElementById(`block-${key}`);
    block?.scrollIntoView({ block: 'nearest' });
    block?.querySelector<HTMLElement>(selector)?.focus();
  });
}

const FIRST_FIELD = '[contenteditable="true"], input:not([type="hidden"]), textarea, button';

function useBlockSteps({ now, onChange }: Pick<BlockEditorProps, 'now' | 'onChange'>, tell: (text: string) => void) {
  const words = useTranslations('contentEditor.block');
  return {
    add(kind: BlockKind, place: number) {
      const block = createBlock(kind);
      onChange(insertBlock(now(), place, block));
      focusBlock(block.key, `[data-fields] :is(${FIRST_FIELD})`);
    },
    move(block: Block, by: -1 | 1) {
      const next = moveBlock(now(), block.key, by);
      onChange(next);
      tell(words('moved', { place: next.findIndex(({ key }) => key === block.key) + 1, count: next.length }));
    },
    duplicate(block: Block) {
      onChange(duplicateBlock(now(), block.key));
      tell(words('duplicated'));
    },
    remove(block: Block) {
      const place = now().findIndex(({ key }) => key === block.key);
      onChange(removeBlock(now(), block.key));
      const bringBack = () => {
        onChange(insertBlock(now(), Math.min(place, now().length), block));
        focusBlock(block.key, FIRST_FIELD);
      };
      showToast(words('removed'), { ms: UNDO_MS, action: { label: words('undo'), run: bringBack } });
      const next = now()[Math.min(place, now().length - 1)];
      if (next === undefined) document.getElementById('add-block')?.querySelector('button')?.focus();
      else focusBlock(next.key, '[data-remove]');
    },
  };
}

type Steps = ReturnType<typeof useBlockSteps>;

interface FrameProps {
  readonly block: Block;
  readonly place: number;
  readonly count: number;
  readonly faults: readonly TextFault[];
  readonly steps: Steps;
  readonly onChange: (block: Block) => void;
}

function Frame({ block, place, count, faults, steps, onChange }: FrameProps) {
  const words = useTranslations('contentEditor');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const name = words('block.name', { kind: words(`kind.${block.kind}`), place: place + 1 });

  function press(event: KeyboardEvent): void {
    if (event.altKey && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      steps.move(block, event.key === 'ArrowUp' ? -1 : 1);
    }
    const inText = (event.target as HTMLElement).isContentEditable;
    if (event.key === '/' && inText && block.kind === 'text' && !hasContent(block.html)) {
      event.preventDefault();
      setMenuOpen(true);
    }
  }

  return (
    <li className={classes['block']} id={`block-${block.key}`} onKeyDown={press} data-fault={faults.length > 0 || undefined}>
      <Group justify="space-between" gap={4} wrap="nowrap">
        {/* The editor of formatted text has the name of its block above it. */}
        <Text size="sm" fw={600} component="h2" className={block.kind === 'text' ? 'visually-hidden' : ''}>
          {words(`kind.${block.kind}`)}
        </Text>
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of buttons, not a set of fields */}
        <div role="group" aria-label={name} className={classes['tools']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={place === 0}
            aria-label={words('block.up')}
            onClick={() => steps.move(block, -1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={place === count - 1}
            aria-label={words('block.down')}
            onClick={() => steps.move(block, 1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={count >= BLOCK_LIMITS.blocks}
            aria-label={words('block.duplicate')}
            onClick={() => steps.duplicate(block)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" data-remove aria-label={words('block.remove')} onClick={() => steps.remove(block)}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      </Group>
      <div data-fields>
        <BlockFields block={block} label={name} onChange={onChange} />
      </div>
      {faults.map(({ code }) => (
        <Text key={code} size="sm" c="red" mt={4}>
          {words(`fault.${code}`)}
        </Text>
      ))}
      <div className={classes['between']}>
        <AddBlock
          isQuiet
          label={words('block.addAfter', { name })}
          opened={isMenuOpen}
          onOpen={setMenuOpen}
          onAdd={(kind) => steps.add(kind, place + 1)}
        />
      </div>
    </li>
  );
}

export function BlockEditor({ blocks, now, faults, onChange }: BlockEditorProps) {
  const words = useTranslations('contentEditor.block');
  const [told, setTold] = useState('');
  const steps = useBlockSteps({ now, onChange }, setTold);
  return (
    <section aria-label={words('all')}>
      <ol className={classes['blocks']}>
        {blocks.map((block, place) => (
          <Frame
            key={block.key}
            block={block}
            place={place}
            count={blocks.length}
            faults={faults.filter(({ key }) => key === block.key)}
            steps={steps}
            onChange={(next) => onChange(replaceBlock(now(), next))}
          />
        ))}
      </ol>
      {blocks.length === 0 && (
        <div id="add-block">
          <AddBlock label={words('addFirst')} onAdd={(kind) => steps.add(kind, 0)} />
        </div>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </section>
  );
}
