// Turns and crops a photo: by pointer, by keys, or by numbers. The upload itself is kept, so that everything can be taken back.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { type OwnPhoto, type PhotoEdits, SMALLEST_CROP } from '#contract/host-families/photos.shapes.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { NumberStepper } from '#web/ui/form/fields/number-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Crop, type EditState, setMeasure, toEditState, toEdits, turnBy } from './crop.model.ts';
import { CropFrame } from './crop-frame.tsx';
import classes from './photos.module.css';

interface PhotoEditorProps {
  readonly photo: OwnPhoto;
  readonly name: string;
  readonly onSave: (edits: PhotoEdits) => Promise<void>;
  readonly onClose: () => void;
}

/** Wide enough for the whole dialog on high-density screens. */
const WIDTH = 1280;

const MEASURES = ['x', 'y', 'width', 'height'] as const satisfies readonly (keyof Crop)[];

const SMALLEST_PERCENT = Math.round(SMALLEST_CROP * 100);

const isSmallest = (measure: keyof Crop) => measure === 'width' || measure === 'height';

/** The kept part in percent, for those who neither drag nor use keys. */
function Measures({ crop, onChange }: { readonly crop: Crop; readonly onChange: (crop: Crop) => void }) {
  const words = useTranslations('familyPhotos.editor');
  return (
    <div className={classes['measures']}>
      {MEASURES.map((measure) => (
        <NumberStepper
          key={measure}
          label={words(`measure.${measure}`)}
          min={isSmallest(measure) ? SMALLEST_PERCENT : 0}
          max={isSmallest(measure) ? 100 : 100 - SMALLEST_PERCENT}
          value={Math.round(crop[measure] * 100)}
          onChange={(percent) => onChange(setMeasure(crop, measure, percent / 100))}
        />
      ))}
    </div>
  );
}

/** The whole photo, turned, with the kept part on top. */
function Stage({ source, state, onCrop }: { readonly source: string; readonly state: EditState; readonly onCrop: (crop: Crop) => void }) {
  const [ratio, setRatio] = useState(4 / 3);
  const isSideways = state.turn % 180 !== 0;
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': isSideways ? 1 / ratio : ratio };
  return (
    <div className={classes['stage']} style={shape}>
      <img
        src={source}
        alt=""
        className={classes['whole']}
        data-sideways={isSideways || undefined}
        style={{ transform: `translate(-50%, -50%) rotate(${state.turn}deg)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
      />
      <CropFrame crop={state.crop} onChange={onCrop} />
    </div>
  );
}

export function PhotoEditor({ photo, name, onSave, onClose }: PhotoEditorProps) {
  const words = useTranslations('familyPhotos.editor');
  const common = useTranslations('common');
  const [state, setState] = useState(() => toEditState(photo.edits));
  const [isSaving, setSaving] = useState(false);
  useFocusBack();
  const setCrop = (crop: Crop) => setState((now) => ({ ...now, crop }));

  async function save(): Promise<void> {
    setSaving(true);
    await onSave(toEdits(state));
    setSaving(false);
  }

  return (
    <Modal opened onClose={onClose} size="lg" title={words('title', { name })} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="sm">
        <Stage source={toImagePath(photo.originalRef ?? photo.ref, WIDTH)} state={state} onCrop={setCrop} />
        <Text size="sm" c="dimmed" id="crop-help">
          {words('help')}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => setState((now) => turnBy(now, 'left'))}>
            {words('turnLeft')}
          </Button>
          <Button variant="default" onClick={() => setState((now) => turnBy(now, 'right'))}>
            {words('turnRight')}
          </Button>
          <Button variant="subtle" onClick={() => setState(toEditState(null))}>
            {words('reset')}
          </Button>
        </Group>
        <Measures crop={state.crop} onChange={setCrop} />
        <div role="status" className="visually-hidden">
          {words('turned', { degrees: String(state.turn) })}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            {words('save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
