// The editor itself; loaded when a page shows one.

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { EXTENSIONS } from './extensions.ts';
import classes from './rich-text.module.css';
import { type ImageChooser, Toolbar } from './toolbar.tsx';

export interface EditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly faulty: boolean;
  readonly describedBy: string | undefined;
  readonly chooseImage?: ImageChooser | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

/** Returns the HTML; empty for an empty editor, which has an empty paragraph. */
function htmlOf(editor: { isEmpty: boolean; getHTML(): string }): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

export default function RichTextEditor({ id, label, value, faulty, describedBy, chooseImage, onChange, onBlur }: EditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Its styles are in our CSS: the content security policy blocks injected ones.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: classes['text'] ?? '',
        ...(faulty ? { 'aria-invalid': 'true' } : {}),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: current }) => onChange(htmlOf(current)),
    onBlur,
  });
  useEffect(() => {
    // The library has given it up, as on a slow device before the first effect: another one follows, with the value.
    if (editor.isDestroyed) return;
    if (htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={classes['frame']} data-error={faulty || undefined}>
      <Toolbar editor={editor} label={label} controls={id} chooseImage={chooseImage} />
      <EditorContent editor={editor} className={classes['editor']} />
    </div>
  );
}
