// The toolbar of the editor: one tab stop, with arrow keys between its buttons.

import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LinkButton } from './link-button.tsx';
import classes from './rich-text.module.css';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  readonly key: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'blockquote' | 'undo' | 'redo';
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  readonly run: (chain: Chain) => Chain;
  /** Returns whether the format is active; none for buttons that only run an action. */
  readonly active?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    key: 'heading2',
    icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    active: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    key: 'heading3',
    icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    active: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { key: 'bold', icon: IconBold, run: (chain) => chain.toggleBold(), active: (editor) => editor.isActive('bold') },
  { key: 'italic', icon: IconItalic, run: (chain) => chain.toggleItalic(), active: (editor) => editor.isActive('italic') },
  { key: 'bulletList', icon: IconList, run: (chain) => chain.toggleBulletList(), active: (editor) => editor.isActive('bulletList') },
  {
    key: 'orderedList',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    active: (editor) => editor.isActive('orderedList'),
  },
  { key: 'blockquote', icon: IconBlockquote, run: (chain) => chain.toggleBlockquote(), active: (editor) => editor.isActive('blockquote') },
  { key: 'undo', icon: IconArrowBackUp, run: (chain) => chain.undo() },
  { key: 'redo', icon: IconArrowForwardUp, run: (chain) => chain.redo() },
];

/** Chooses and uploads an image; returns null if cancelled. */
export type ImageChooser = () => Promise<{ readonly src: string; readonly alt: string } | null>;

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly controls: string;
  readonly chooseImage?: ImageChooser | undefined;
}

export function Toolbar({ editor, label, controls, chooseImage }: ToolbarProps) {
  const words = useTranslations('richText');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const active = useEditorState({ editor, selector: ({ editor: current }) => TOOLS.map(({ active: isActive }) => isActive?.(current)) });

  function press(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]') ?? [])];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = { Home: 0, End: buttons.length - 1 }[event.key] ?? (step === undefined ? undefined : stop + step * forwards);
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  }

  async function insertImage(): Promise<void> {
    const image = await chooseImage?.();
    if (image != null) editor.chain().focus().insertContent({ type: 'uploadedImage', attrs: image }).run();
  }

  const place = (index: number) => ({ 'data-tool': true, tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words('toolbar', { field: label })}
      aria-controls={controls}
      className={classes['toolbar']}
      onKeyDown={press}
    >
      {TOOLS.map(({ key, icon: Icon, run }, index) => (
        <Tooltip key={key} label={words(key)}>
          <ActionIcon
            size={36}
            variant={active[index] ? 'light' : 'subtle'}
            color={active[index] ? 'teal' : 'gray'}
            aria-label={words(key)}
            aria-pressed={active[index]}
            onClick={() => run(editor.chain().focus()).run()}
            {...place(index)}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <LinkButton editor={editor} {...place(TOOLS.length)} />
      {chooseImage === undefined ? null : (
        <Tooltip label={words('image')}>
          <ActionIcon size={36} aria-label={words('image')} onClick={() => void insertImage()} {...place(TOOLS.length + 1)}>
            <IconPhoto size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
