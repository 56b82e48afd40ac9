// The blocks of a text, one below the other: each with its fields, and buttons and keys that move, double and delete it.

import { Group, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  BLOCK_KINDS,
  BLOCK_LIMITS,
  type Block,
  type BlockKind,
  COLUMN_COUNTS,
  isSimple,
  SIMPLE_KINDS,
} from '#contract/content/blocks.shapes.ts';
import { hasContent, type TextFault } from '#contract/content/text-faults.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { toSortableProps } from '#web/ui/drag/sortable-item.tsx';
import { type DropEdge, useSortable } from '#web/ui/drag/use-sortable.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AddBlock } from './add-block.tsx';
import { BlockFields } from './block-fields.tsx';
import { BlockTools } from './block-tools.tsx';
import {
  createBlock,
  dropBlock,
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  setColumnCount,
} from './edit-blocks.ts';
import classes from './editor.module.css';
import { focusFields, focusFirst, focusRemoval } from './focus-block.ts';

/** How long a deleted block can be brought back, in milliseconds. */
const UNDO_MS = 10_000;

interface BlockEditorProps {
  readonly blocks: readonly Block[];
  /** Returns the blocks as they are now: a toast may change them long after it was shown. */
  readonly now: () => readonly Block[];
  readonly faults: readonly TextFault[];
  readonly onChange: (blocks: readonly Block[]) => void;
  /** Its name for screen readers. */
  readonly label: string;
  /** The kinds that can be added, and how many blocks there may be. */
  readonly kinds?: readonly BlockKind[];
  readonly max?: number;
}

interface StepsOptions extends Pick<BlockEditorProps, 'now' | 'onChange'> {
  /** The ID of the element that adds the first block. */
  readonly firstId: string;
  readonly tell: (text: string) => void;
}

function useBlockSteps({ now, onChange, firstId, tell }: StepsOptions) {
  const words = useTranslations('contentEditor.block');
  function arrange(key: string, next: readonly Block[]): void {
    onChange(next);
    tell(words('moved', { place: next.findIndex((block) => block.key === key) + 1, count: next.length }));
  }
  return {
    add(kind: BlockKind, place: number) {
      const block = createBlock(kind);
      onChange(insertBlock(now(), place, block));
      focusFields(block.key, { isText: kind === 'text' });
    },
    move: (block: Block, by: -1 | 1) => arrange(block.key, moveBlock(now(), block.key, by)),
    drop: (dragged: string, target: string, edge: DropEdge) => arrange(dragged, dropBlock(now(), { dragged, target, edge })),
    duplicate(block: Block) {
      onChange(duplicateBlock(now(), block.key));
      tell(words('duplicated'));
    },
    remove(block: Block) {
      const place = now().findIndex(({ key }) => key === block.key);
      onChange(removeBlock(now(), block.key));
      const bringBack = () => {
        onChange(insertBlock(now(), Math.min(place, now().length), block));
        focusFields(block.key, { isText: block.kind === 'text' });
      };
      showToast(words('removed'), { ms: UNDO_MS, action: { label: words('undo'), run: bringBack } });
      const next = now()[Math.min(place, now().length - 1)];
      if (next === undefined) focusFirst(firstId);
      else focusRemoval(next.key);
    },
  };
}

type Steps = ReturnType<typeof useBlockSteps>;

interface FrameProps {
  readonly block: Block;
  readonly place: number;
  readonly count: number;
  readonly max: number;
  readonly kinds: readonly BlockKind[];
  /** All of the text: blocks within this one have faults, too. */
  readonly faults: readonly TextFault[];
  readonly steps: Steps;
  /** The list that it is in: a block is only dropped among those beside it. */
  readonly group: string;
  /** Returns the block as it is now. */
  readonly now: () => Block;
  readonly onChange: (block: Block) => void;
}

type ColumnsBlock = Extract<Block, { kind: 'columns' }>;

interface ColumnsProps extends Pick<FrameProps, 'faults' | 'onChange'> {
  readonly block: ColumnsBlock;
  readonly now: () => ColumnsBlock;
}

/** The blocks of each column, and how many columns there are. */
function Columns({ block, now, faults, onChange }: ColumnsProps) {
  const words = useTranslations('contentEditor.columns');
  const blocksOf = (key: string) => now().columns.find((column) => column.key === key)?.blocks ?? [];
  const change = (key: string, next: readonly Block[]) =>
    onChange({
      ...now(),
      columns: now().columns.map((column) => (column.key === key ? { ...column, blocks: next.filter(isSimple) } : column)),
    });
  const isTooLong = (count: number) => setColumnCount(block, count).columns.some(({ blocks }) => blocks.length > BLOCK_LIMITS.inColumn);
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={words('count')}
        value={String(block.columns.length)}
        data={COLUMN_COUNTS.map((count) => ({ value: String(count), label: words('number', { count }), disabled: isTooLong(count) }))}
        onChange={(count) => onChange(setColumnCount(now(), Number(count)))}
      />
      {block.columns.map(({ key, blocks }, place) => (
        <div key={key} className={classes['column']}>
          <Text size="sm" c="dimmed" mb={4} aria-hidden>
            {words('one', { place: place + 1 })}
          </Text>
          <BlockEditor
            label={words('one', { place: place + 1 })}
            blocks={blocks}
            now={() => blocksOf(key)}
            faults={faults}
            kinds={SIMPLE_KINDS}
            max={BLOCK_LIMITS.inColumn}
            onChange={(next) => change(key, next)}
          />
        </div>
      ))}
    </Stack>
  );
}

function Frame({ block, place, count, max, kinds, faults, steps, group, now, onChange }: FrameProps) {
  const words = useTranslations('contentEditor');
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const sorted = useSortable({
    ...{ element, handle, group, id: block.key },
    onDrop: (dragged, side) => steps.drop(dragged, block.key, side),
  });
  const [isMenuOpen, setMenuOpen] = useState(false);
  const own = faults.filter(({ key }) => key === block.key);
  const name = words('block.name', { kind: words(`kind.${block.kind}`), place: place + 1 });

  function press(event: KeyboardEvent): void {
    if (event.altKey && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      // The columns around it stay where they are.
      event.stopPropagation();
      steps.move(block, event.key === 'ArrowUp' ? -1 : 1);
    }
    const inText = (event.target as HTMLElement).isContentEditable;
    if (event.key === '/' && !event.defaultPrevented && inText && block.kind === 'text' && !hasContent(block.html)) {
      event.preventDefault();
      setMenuOpen(true);
    }
  }

  return (
    <li
      ref={element}
      {...toSortableProps(sorted, classes['block'])}
      id={`block-${block.key}`}
      onKeyDown={press}
      data-fault={own.length > 0 || undefined}
    >
      <Group justify="space-between" gap={4} wrap="nowrap">
        {/* The editor of formatted text has the name of its block above it. */}
        <Text size="sm" fw={600} component="h2" className={block.kind === 'text' ? 'visually-hidden' : ''}>
          {words(`kind.${block.kind}`)}
        </Text>
        <BlockTools
          name={name}
          handle={handle}
          can={{ up: place > 0, down: place < count - 1, duplicate: count < max }}
          onMove={(by) => steps.move(block, by)}
          onDuplicate={() => steps.duplicate(block)}
          onRemove={() => steps.remove(block)}
        />
      </Group>
      <div data-fields>
        {block.kind === 'columns' ? (
          <Columns
            block={block}
            now={() => {
              const current = now();
              return current.kind === 'columns' ? current : block;
            }}
            faults={faults}
            onChange={onChange}
          />
        ) : (
          <BlockFields block={block} faults={faults} label={name} onChange={onChange} />
        )}
      </div>
      {own.map(({ code }) => (
        <Text key={code} size="sm" c="red" mt={4}>
          {words(`fault.${code}`)}
        </Text>
      ))}
      <div className={classes['between']}>
        {count < max && (
          <AddBlock
            isQuiet
            kinds={kinds}
            label={words('block.addAfter', { name })}
            opened={isMenuOpen}
            onOpen={setMenuOpen}
            onAdd={(kind) => steps.add(kind, place + 1)}
          />
        )}
      </div>
    </li>
  );
}

export function BlockEditor({ blocks, now, faults, onChange, label, kinds = BLOCK_KINDS, max = BLOCK_LIMITS.blocks }: BlockEditorProps) {
  const words = useTranslations('contentEditor.block');
  const [told, setTold] = useState('');
  const firstId = useId();
  const steps = useBlockSteps({ now, onChange, firstId, tell: setTold });
  return (
    <section aria-label={label}>
      <ol className={classes['blocks']}>
        {blocks.map((block, place) => (
          <Frame
            key={block.key}
            {...{ block, place, count: blocks.length, max, kinds, faults, steps, group: `blocks ${firstId}` }}
            now={() => now().find(({ key }) => key === block.key) ?? block}
            onChange={(next) => onChange(replaceBlock(now(), next))}
          />
        ))}
      </ol>
      {blocks.length === 0 && (
        <div id={firstId}>
          <AddBlock kinds={kinds} label={words('addFirst')} onAdd={(kind) => steps.add(kind, 0)} />
        </div>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </section>
  );
}
