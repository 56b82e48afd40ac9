// Adds, changes or removes a link on the selected text.

import { ActionIcon, Button, Group, Popover, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { toSafeLink } from '#contract/platform/validation/rich-text.ts';
import { isComposing } from '#web/ui/input-method.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** @example addScheme('example.test/a') // 'https://example.test/a' */
export function addScheme(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}

interface LinkButtonProps {
  readonly editor: Editor;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly 'data-tool': boolean;
}

export function LinkButton({ editor, ...place }: LinkButtonProps) {
  const words = useTranslations('richText');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const active = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });

  function begin(): void {
    setTyped(String(editor.getAttributes('link')['href'] ?? ''));
    setWrong(false);
    setOpen(true);
  }

  function apply(): void {
    const href = toSafeLink(addScheme(typed));
    setWrong(href === null);
    if (href === null) return;
    setOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  }

  function remove(): void {
    setOpen(false);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  function press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  }

  return (
    <Popover width={320} opened={open} onChange={setOpen} trapFocus returnFocus shadow="md" withinPortal>
      <Popover.Target>
        <Tooltip label={words('link')}>
          <ActionIcon
            size={36}
            variant={active ? 'light' : 'subtle'}
            color={active ? 'teal' : 'gray'}
            aria-label={words('link')}
            aria-pressed={active}
            onClick={begin}
            {...place}
          >
            <IconLink size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={words('link')} onKeyDown={press}>
        <Stack gap={12}>
          <TextInput
            label={words('address')}
            description={words('addressHint')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={wrong ? words('addressWrong') : undefined}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          <Group justify="flex-end" gap={8}>
            {active ? (
              <Button variant="default" size="sm" onClick={remove}>
                {words('unlink')}
              </Button>
            ) : null}
            <Button size="sm" onClick={apply}>
              {words('apply')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
