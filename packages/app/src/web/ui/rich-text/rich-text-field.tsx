// A field for formatted text.

import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import type { ImageChooser } from './toolbar.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

interface RichTextProps extends InputProps<string> {
  /** Chooses and uploads an image; without it, images are not possible. */
  readonly chooseImage?: ImageChooser;
}

export function RichTextInput({ label, value, onChange, onBlur, id, error, description, required = false, chooseImage }: RichTextProps) {
  const made = useId();
  const input = id ?? made;
  const faulty = error !== undefined && error !== null && error !== false;
  const told = [description === undefined ? '' : `${input}-description`, faulty ? `${input}-error` : '']
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Input.Wrapper id={input} label={label} labelElement="div" error={error} description={description} required={required}>
      <Suspense fallback={<Skeleton height={208} />}>
        <Editor
          id={input}
          label={label}
          value={value}
          faulty={faulty}
          describedBy={told === '' ? undefined : told}
          chooseImage={chooseImage}
          onChange={onChange}
          onBlur={() => onBlur?.()}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

/** Returns the text without its markup, for a comparison. */
function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
}

export const RichTextField = bindField(RichTextInput, { empty: '', show: wordsOf });
