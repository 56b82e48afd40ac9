// One photo of a family: its picture and place, what it shows, and what can be done with it.

import { ActionIcon, Alert, Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { CAPTION_LENGTH, type OwnPhoto, PHOTO_KINDS, type PhotoKind } from '#contract/host-families/photos.shapes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './photos.module.css';

type Grip = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent<HTMLElement>) => void> & { onPointerCancel: () => void }
>;

export interface PhotoCardProps {
  readonly photo: OwnPhoto;
  readonly count: number;
  /** Where it stands on screen, which a drag changes before it is saved. */
  readonly place: number;
  readonly isDragged: boolean;
  readonly canWrite: boolean;
  readonly grip: Grip;
  readonly onMove: (to: number) => void;
  readonly onCancelDrag: () => void;
  readonly onChange: (change: { kind?: PhotoKind; caption?: string; isFeature?: boolean; keepsAnyway?: true }) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Returns how a photo is named: by its place, and by its caption or kind. */
export function usePhotoName() {
  const words = useTranslations('familyPhotos');
  return ({ position, caption, kind }: OwnPhoto) =>
    words('photo', { place: String(position + 1), shows: caption === '' ? words(`kind.${kind}`) : caption });
}

/** The way to another place: dragged, or by arrow keys, Home and End. */
function Handle({ photo, count, grip, onMove, onCancelDrag }: PhotoCardProps) {
  const words = useTranslations('familyPhotos');
  const name = usePhotoName()(photo);
  function press(event: KeyboardEvent): void {
    const { position } = photo;
    const back = position - 1;
    const next = position + 1;
    const to = { ArrowUp: back, ArrowLeft: back, ArrowDown: next, ArrowRight: next, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Escape') onCancelDrag();
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <ActionIcon {...grip} variant="default" size={44} className={classes['handle']} aria-label={words('drag', { name })} onKeyDown={press}>
      <IconGripVertical size={20} aria-hidden />
    </ActionIcon>
  );
}

interface StepProps {
  readonly label: string;
  /** Whether there is nowhere to go; the button stays, and keeps the focus. */
  readonly isEnd: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

function Step({ label, isEnd, onStep, children }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      aria-disabled={isEnd}
      className={classes['step']}
      onClick={() => {
        if (!isEnd) onStep();
      }}
    >
      {children}
    </ActionIcon>
  );
}

function Actions({ photo, count, onMove, onChange, onEdit, onRemove }: PhotoCardProps) {
  const words = useTranslations('familyPhotos');
  const name = usePhotoName()(photo);
  const { position, isFeature } = photo;
  return (
    <div className={classes['actions']}>
      <ActionIcon
        variant={isFeature ? 'light' : 'subtle'}
        size={44}
        aria-pressed={isFeature}
        aria-label={words('feature', { name })}
        title={words('featureTitle')}
        onClick={() => onChange({ isFeature: !isFeature })}
      >
        {isFeature ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} aria-hidden />}
      </ActionIcon>
      <Step label={words('earlier', { name })} isEnd={position === 0} onStep={() => onMove(position - 1)}>
        <IconArrowUp size={20} aria-hidden />
      </Step>
      <Step label={words('later', { name })} isEnd={position === count - 1} onStep={() => onMove(position + 1)}>
        <IconArrowDown size={20} aria-hidden />
      </Step>
      <ActionIcon variant="subtle" size={44} aria-label={words('edit', { name })} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" size={44} aria-label={words('delete', { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** What the system noticed; whoever has read it may keep the photo as it is. */
function Hints({ photo, onChange }: PhotoCardProps) {
  const words = useTranslations('familyPhotos');
  const name = usePhotoName()(photo);
  if (photo.hints === null || photo.hints.length === 0) return null;
  return (
    <Alert color="yellow" p="xs">
      <ul className={classes['hints']} aria-label={words('hints', { name })}>
        {photo.hints.map((hint) => (
          <li key={hint}>{words(`hint.${hint}`)}</li>
        ))}
      </ul>
      <Button variant="default" size="sm" mt={4} aria-label={words('keepNamed', { name })} onClick={() => onChange({ keepsAnyway: true })}>
        {words('keep')}
      </Button>
    </Alert>
  );
}

/** What the photo shows: saved when it is chosen, or when the field is left. */
function Description({ photo, onChange }: PhotoCardProps) {
  const words = useTranslations('familyPhotos');
  const name = usePhotoName()(photo);
  const [typed, setTyped] = useState(photo.caption);
  const saved = photo.caption;
  const [before, setBefore] = useState(saved);
  if (before !== saved) {
    setBefore(saved);
    setTyped(saved);
  }
  function save(): void {
    const caption = typed.trim();
    if (caption !== saved) onChange({ caption });
  }
  return (
    <>
      <NativeSelect
        aria-label={words('kindOf', { name })}
        value={photo.kind}
        data={PHOTO_KINDS.map((value) => ({ value, label: words(`kind.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as PhotoKind })}
      />
      <TextInput
        aria-label={words('captionOf', { name })}
        placeholder={words('captionExample')}
        value={typed}
        maxLength={CAPTION_LENGTH}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
          if (key === 'Escape') setTyped(saved);
        }}
      />
    </>
  );
}

export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, isDragged, canWrite } = props;
  const words = useTranslations('familyPhotos');
  const name = usePhotoName()(photo);
  return (
    <li className={classes['card']} style={{ order: place }} data-place={place} data-dragged={isDragged || undefined} aria-label={name}>
      <div className={classes['frame']}>
        <Picture className={classes['photo']} file={photo} alt={name} sizes="(min-width: 600px) 280px, 100vw" />
        {photo.position === 0 ? (
          <Badge className={classes['first']} variant="default" tt="none">
            {words('first')}
          </Badge>
        ) : null}
        {canWrite ? <Handle {...props} /> : null}
      </div>
      <div className={classes['details']}>
        {canWrite ? (
          <>
            <Hints {...props} />
            <Description {...props} />
            <Actions {...props} />
          </>
        ) : (
          <p className={classes['caption']}>{photo.caption === '' ? words(`kind.${photo.kind}`) : photo.caption}</p>
        )}
      </div>
    </li>
  );
}
