// A call that is on: everybody in it, and the buttons below.

import { Alert, Button, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Call } from '#contract/messaging/call.shapes.ts';
import { announce } from '#web/platform/notices/announcer.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './call.module.css';
import { CallControls } from './call-controls.tsx';
import type { CallMember, CallSession } from './call-session.ts';
import { CallTile } from './call-tile.tsx';
import type { LocalMedia } from './local-media.ts';
import { MediaFailures } from './media-failures.tsx';
import { resumeSound, TrackAudio } from './track-media.tsx';
import { useCallKeys } from './use-call-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface CallRoomProps {
  readonly call: Call;
  readonly session: CallSession;
  readonly media: LocalMedia;
}

/** Tells screen readers who comes, leaves and is muted. */
function useAnnouncedMembers(members: readonly CallMember[]): void {
  const words = useTranslations('messagingCalls.announced');
  const before = useRef<ReadonlyMap<string, CallMember>>(new Map());
  const tell = useEffectEvent(() => {
    const now = new Map(members.map((member) => [member.peerId, member]));
    const texts = [
      ...members.filter(({ peerId }) => !before.current.has(peerId)).map(({ firstName: name }) => words('joined', { name })),
      ...[...before.current.values()].filter(({ peerId }) => !now.has(peerId)).map(({ firstName: name }) => words('left', { name })),
      ...members
        .filter(({ peerId, muted }) => (before.current.get(peerId)?.muted ?? muted) !== muted)
        .map(({ firstName: name, muted }) => words(muted ? 'muted' : 'unmuted', { name })),
    ];
    before.current = now;
    if (texts.length > 0) announce(texts.join(' '));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the members change
  useEffect(() => tell(), [members]);
}

/** What is wrong with the call as a whole. */
function CallNotices({ session, isSoundBlocked, onSound }: { session: CallSession; isSoundBlocked: boolean; onSound: () => void }) {
  const words = useTranslations('messagingCalls.room');
  const { phase, members } = useStore(session.state);
  const hasFailed = members.some(({ link }) => link === 'failed');
  return (
    <>
      {phase === 'reconnecting' && <Alert color="orange">{words('reconnecting')}</Alert>}
      {hasFailed && (
        <Alert color="orange" title={words('failed.title')}>
          <p>{words('failed.text')}</p>
          <Button variant="default" size="sm" onClick={() => session.retry()}>
            {words('failed.retry')}
          </Button>
        </Alert>
      )}
      {isSoundBlocked && (
        <Alert color="blue">
          <Button size="sm" onClick={onSound}>
            {words('playSound')}
          </Button>
        </Alert>
      )}
    </>
  );
}

export function CallRoom({ call, session, media }: CallRoomProps) {
  const words = useTranslations('messagingCalls.room');
  const user = useSignedInUser();
  const state = useStore(media.state);
  const { phase, members } = useStore(session.state);
  const [isSoundBlocked, setIsSoundBlocked] = useState(false);
  const { audio, video, isMuted, isCameraOff } = state;
  useWakeLock();
  useAnnouncedMembers(members);

  async function askToLeave(): Promise<void> {
    if (await confirm({ title: words('leave.title'), confirm: words('leave.do'), tone: 'calm' })) session.leave();
  }
  useCallKeys((key) => {
    if (key === 'leave') void askToLeave();
    else if (key === 'mute') media.setMuted(!isMuted);
    else void media.setCameraOff(!isCameraOff && video.track !== null);
  });

  const status =
    phase === 'joining' ? words('joining') : members.length === 0 ? words('alone') : words('people', { count: members.length + 1 });
  return (
    <div className={classes['room']} data-fills-window>
      <header className={classes['head']}>
        <Title order={1} size="h4" className={classes['title'] ?? ''}>
          {call.title}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {status}
        </Text>
      </header>
      <CallNotices
        session={session}
        isSoundBlocked={isSoundBlocked}
        onSound={() => {
          resumeSound();
          setIsSoundBlocked(false);
        }}
      />
      <MediaFailures media={media} state={state} />
      <ul className={classes['tiles']} data-count={members.length + 1} aria-label={words('inCall')}>
        {members.map(({ peerId, firstName, role, avatarRef, muted, cameraOff, link, tracks }) => (
          <CallTile
            key={peerId}
            firstName={firstName}
            role={role}
            avatarRef={avatarRef}
            video={cameraOff ? null : tracks.video}
            isCameraOff={cameraOff}
            isMuted={muted}
            link={link}
          />
        ))}
        <CallTile
          firstName={user.firstName}
          role={words('you')}
          avatarRef={user.avatarRef}
          video={video.track}
          isCameraOff={video.track === null}
          isMuted={isMuted || audio.track === null}
          isMirrored={video.track?.getSettings().facingMode !== 'environment'}
        />
      </ul>
      {members.map(({ peerId, tracks }) =>
        tracks.audio === null ? null : <TrackAudio key={peerId} track={tracks.audio} onBlocked={() => setIsSoundBlocked(true)} />,
      )}
      <CallControls media={media} state={state} onLeave={() => session.leave()} />
      <p className={classes['keys']}>{words('keys')}</p>
    </div>
  );
}
