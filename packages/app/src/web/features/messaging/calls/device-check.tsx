// Before a call: what others will see and hear, and with which devices.

import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import type { Call } from '#contract/messaging/call.shapes.ts';
import { useStore } from '#web/platform/store.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './call.module.css';
import { DeviceControls } from './call-controls.tsx';
import type { LocalMedia, MediaState } from './local-media.ts';
import { MediaFailures } from './media-failures.tsx';
import { MEDIA_KINDS } from './peer.model.ts';
import { TrackVideo } from './track-media.tsx';
import { useAudioLevel } from './use-audio-level.ts';
import { useCallKeys } from './use-call-keys.ts';

interface DeviceCheckProps {
  readonly call: Call;
  readonly media: LocalMedia;
  readonly onJoin: () => void;
}

function MicrophoneLevel({ state: { audio, isMuted } }: { readonly state: MediaState }) {
  const words = useTranslations('messagingCalls.check');
  const level = useAudioLevel(isMuted ? null : audio.track);
  return (
    <div>
      <Text size="sm" component="span" id="microphone-level">
        {words(isMuted ? 'levelMuted' : 'level')}
      </Text>
      <meter className={classes['level']} aria-labelledby="microphone-level" min={0} max={1} value={level} />
    </div>
  );
}

function DeviceSelects({ media, state }: { readonly media: LocalMedia; readonly state: MediaState }) {
  const words = useTranslations('messagingCalls.check');
  return MEDIA_KINDS.map((kind) => {
    const { devices, track } = state[kind];
    if (track === null || devices.length < 2) return null;
    return (
      <Select
        key={kind}
        label={words(`device.${kind}`)}
        data={devices.map(({ id, label }, index) => ({
          value: id,
          label: label || words(`unnamed.${kind}`, { number: String(index + 1) }),
        }))}
        value={track.getSettings().deviceId ?? null}
        allowDeselect={false}
        onChange={(id) => id !== null && void media.choose(kind, id)}
      />
    );
  });
}

function toJoinLabel({ audio, video }: MediaState): 'join' | 'joinSound' | 'joinListening' {
  if (audio.track === null && video.track === null) return 'joinListening';
  return video.track === null ? 'joinSound' : 'join';
}

export function DeviceCheck({ call, media, onJoin }: DeviceCheckProps) {
  const words = useTranslations('messagingCalls.check');
  const state = useStore(media.state);
  const { audio, video, isMuted, isCameraOff, isAsking } = state;
  useCallKeys((key) => {
    if (key === 'mute') media.setMuted(!isMuted);
    else if (key === 'camera') void media.setCameraOff(!isCameraOff && video.track !== null);
  });
  return (
    <div className={classes['check']}>
      <div>
        <Title order={1} size="h2">
          {call.title}
        </Title>
        <Text c="dimmed">{words('text')}</Text>
      </div>
      <div className={classes['preview']}>
        {video.track === null ? (
          <Stack align="center" gap="xs">
            <IconVideoOff size={32} stroke={1.5} aria-hidden />
            <Text>{words(isAsking ? 'asking' : 'noPicture')}</Text>
          </Stack>
        ) : (
          <TrackVideo
            track={video.track}
            className={classes['video']}
            isMirrored={video.track.getSettings().facingMode !== 'environment'}
          />
        )}
      </div>
      <Group justify="center">
        <DeviceControls media={media} state={state} />
      </Group>
      {audio.track === null ? null : <MicrophoneLevel state={state} />}
      <DeviceSelects media={media} state={state} />
      <MediaFailures media={media} state={state} />
      <Button size="lg" fullWidth loading={isAsking} onClick={onJoin}>
        {words(isAsking ? 'join' : toJoinLabel(state))}
      </Button>
    </div>
  );
}
