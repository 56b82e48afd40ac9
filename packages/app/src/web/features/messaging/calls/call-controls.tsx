// The buttons of a call.

import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconCameraRotate,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  type IconProps,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './call.module.css';
import type { LocalMedia, MediaState } from './local-media.ts';

interface ControlProps {
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly isOff?: boolean;
  readonly isDisabled?: boolean;
  /** A single letter, which the user may have turned off. */
  readonly letter?: string;
  readonly onClick: () => void;
}

/** The label says what a click does, so the button is no toggle for screen readers. */
function Control({ label, icon: Picture, isOff = false, isDisabled = false, letter, onClick }: ControlProps) {
  const hasLetters = useStore(persist).shortcutsOff !== true;
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={56}
        radius="xl"
        variant={isOff ? 'filled' : 'default'}
        aria-label={label}
        aria-keyshortcuts={hasLetters ? letter : undefined}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Picture size={26} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface DeviceControlsProps {
  readonly media: LocalMedia;
  readonly state: MediaState;
}

/** Microphone and camera, before a call and in it. */
export function DeviceControls({ media, state: { audio, video, isMuted, isCameraOff, isAsking } }: DeviceControlsProps) {
  const words = useTranslations('messagingCalls.control');
  const isSilent = isMuted || audio.track === null;
  const isDark = isCameraOff || video.track === null;
  return (
    <>
      <Control
        label={words(isSilent ? 'unmute' : 'mute')}
        icon={isSilent ? IconMicrophoneOff : IconMicrophone}
        isOff={isSilent}
        isDisabled={audio.track === null}
        letter="m"
        onClick={() => media.setMuted(!isMuted)}
      />
      <Control
        label={words(isDark ? 'cameraOn' : 'cameraOff')}
        icon={isDark ? IconVideoOff : IconVideo}
        isOff={isDark}
        isDisabled={isAsking}
        letter="c"
        onClick={() => void media.setCameraOff(!isDark)}
      />
      {!isDark && video.devices.length > 1 && (
        <Control label={words('switchCamera')} icon={IconCameraRotate} onClick={() => void media.switchCamera()} />
      )}
    </>
  );
}

interface CallControlsProps extends DeviceControlsProps {
  readonly onLeave: () => void;
}

export function CallControls({ onLeave, ...devices }: CallControlsProps) {
  const words = useTranslations('messagingCalls.control');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes['controls']} role="group" aria-label={words('label')}>
      <DeviceControls {...devices} />
      <Tooltip label={words('leave')}>
        <ActionIcon
          size={56}
          radius="xl"
          variant="filled"
          color="red"
          aria-label={words('leave')}
          aria-keyshortcuts="Escape"
          onClick={onLeave}
        >
          <IconPhoneOff size={26} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
