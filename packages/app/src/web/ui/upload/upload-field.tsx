// A field for several files or images in an order, each with a preview.

import { Input, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Accepted, FILES, IMAGES, moveItem } from './accepted.ts';
import { DropArea } from './drop-area.tsx';
import { SendingRow } from './sending-row.tsx';
import { StoredRow } from './stored-row.tsx';
import type { StoredFile, Transport } from './transport.ts';
import classes from './upload.module.css';
import { useAccepted, useUploads } from './use-uploads.ts';

interface UploadProps extends InputProps<readonly StoredFile[]> {
  readonly transport: Transport;
  /** Overrides of the accepted files, such as fewer. */
  readonly accepted?: Partial<Accepted>;
  /** Whether each image can be described; true by default. */
  readonly described?: boolean;
  /** Called when uploads start and end: a form sent meanwhile would miss these files. */
  readonly onBusy?: (busy: boolean) => void;
}

function UploadInput({ images, ...props }: UploadProps & { readonly images: boolean }) {
  const { value, onChange, transport, described = true, disabled = false, label, id, onBusy, error, description, required = false } = props;
  const words = useTranslations('upload');
  const made = useId();
  const input = id ?? made;
  const accepted = useAccepted({ ...(images ? IMAGES : FILES), ...props.accepted }, transport);
  /** Two files may be stored before the next render. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /** The last announcement and its file; omitted once the form has removed the file. */
  const [told, setTold] = useState<{ readonly text: string; readonly of?: string }>({ text: '' });
  const { sending, overflow, busy, add, cancel, retry } = useUploads({
    transport,
    accepted,
    room: accepted.maxFiles - value.length,
    onStored(file) {
      latest.current = [...latest.current, file];
      onChange(latest.current);
      setTold({ text: words('uploaded', { name: file.name }), of: file.randomRef });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: called only when it changes
  useEffect(() => onBusy?.(busy), [busy]);

  function move(file: StoredFile, to: number): void {
    onChange(moveItem(value, value.indexOf(file), to));
    setTold({ text: words('moved', { name: file.name, place: String(to + 1), count: String(value.length) }), of: file.randomRef });
  }

  function remove(file: StoredFile): void {
    onChange(value.filter((one) => one !== file));
    setTold({ text: words('removed', { name: file.name }) });
    document.getElementById(input)?.focus();
  }

  function describe(file: StoredFile, alt: string): void {
    onChange(value.map((one) => (one === file ? { ...one, alt } : one)));
    void transport.describe(file.randomRef, alt);
  }

  const isToldStill = told.of === undefined || value.some(({ randomRef }) => randomRef === told.of);
  return (
    <Input.Wrapper id={input} label={label} error={error} description={description} required={required}>
      <DropArea
        id={input}
        accepted={accepted}
        images={images}
        label={label}
        describedBy={`${input}-limits`}
        disabled={disabled || value.length >= accepted.maxFiles}
        onFiles={add}
      />
      {overflow ? (
        <Text size="sm" c="red" role="alert" mt={4}>
          {words('tooMany', { count: accepted.maxFiles })}
        </Text>
      ) : null}
      {value.length + sending.length === 0 ? null : (
        <ul className={classes['list']} aria-label={words('files', { field: label })}>
          {value.map((file, place) => (
            <StoredRow
              key={file.randomRef}
              file={file}
              transport={transport}
              place={place}
              count={value.length}
              described={described}
              onMove={(to) => move(file, to)}
              onRemove={() => remove(file)}
              onDescribe={(alt) => describe(file, alt)}
            />
          ))}
          {sending.map((one) => (
            <SendingRow key={one.key} sending={one} accepted={accepted} onCancel={() => cancel(one.key)} onRetry={() => retry(one.key)} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{isToldStill ? told.text : ''}</VisuallyHidden>
    </Input.Wrapper>
  );
}

function FileInput(props: UploadProps) {
  return <UploadInput {...props} images={false} />;
}

function ImageInput(props: UploadProps) {
  return <UploadInput {...props} images />;
}

const show = (files: readonly StoredFile[]) => files.map(({ name }) => name).join(', ');

export const FilesField = bindField(FileInput, { empty: [], show });

export const ImagesField = bindField(ImageInput, { empty: [], show });
