// The point of a picture that stays in sight: chosen on the picture, or by numbers, with what is left of it in usual shapes.

import { Group, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { NumberStepper } from '#web/ui/form/fields/number-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './media.module.css';
import { toFocusPosition } from './picture-focus.ts';

export interface FocusPoint {
  readonly focusX: number;
  readonly focusY: number;
}

interface FocusInputProps extends FocusPoint {
  readonly fileRef: string;
  readonly onChange: (point: FocusPoint) => void;
}

const toShare = (at: number, size: number) => Math.min(100, Math.max(0, Math.round((at / size) * 100)));

export function FocusInput({ fileRef, focusX, focusY, onChange }: FocusInputProps) {
  const words = useTranslations('media');
  const point = { focusX, focusY };
  const choose = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ focusX: toShare(event.clientX - left, width), focusY: toShare(event.clientY - top, height) });
  };
  return (
    <div>
      <Text size="sm" fw={600}>
        {words('focus')}
      </Text>
      <Text size="sm" c="dimmed" mb={4}>
        {words('focusHint')}
      </Text>
      {/* The same is done by the fields below: for a pointer only. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields are for the keyboard */}
      <div className={classes['whole']} onClick={choose}>
        <img src={toImagePath(fileRef, 640)} alt={words('chosen')} />
        <span className={classes['point']} style={{ insetInlineStart: `${focusX}%`, insetBlockStart: `${focusY}%` }} aria-hidden />
      </div>
      <Group mt="xs" align="end">
        <NumberStepper label={words('fromLeft')} value={focusX} min={0} max={100} onChange={(x) => onChange({ ...point, focusX: x })} />
        <NumberStepper label={words('fromTop')} value={focusY} min={0} max={100} onChange={(y) => onChange({ ...point, focusY: y })} />
      </Group>
      <Group mt="xs" gap="xs" aria-hidden>
        {(['wide', 'square', 'tall'] as const).map((cut) => (
          <img key={cut} className={classes[cut]} src={toImagePath(fileRef, 320)} alt="" style={toFocusPosition(point)} />
        ))}
      </Group>
    </div>
  );
}
