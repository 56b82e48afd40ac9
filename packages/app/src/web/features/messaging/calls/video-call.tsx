// The page of a video call: the devices first, then the call, then that it is over.

import { Button, Group } from '@mantine/core';
import { IconPhoneOff, IconVideoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Call } from '#contract/messaging/call.shapes.ts';
import { readCall } from '#contract/messaging/calls.endpoints.ts';
import { readVideoToken } from '#contract/messaging/tokens.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CallRoom } from './call-room.tsx';
import type { CallPhase, CallSession } from './call-session.ts';
import { DeviceCheck } from './device-check.tsx';
import type { VideoToken } from './ice-servers.ts';
import type { LocalMedia } from './local-media.ts';
import { type RoomClients, roomClients } from './rooms/room-clients.ts';
import { StartCallButton } from './start-call-button.tsx';
import { useCall } from './use-call.ts';

const MISSING: readonly number[] = [403, 404, 422];

interface OverProps {
  readonly reason: Exclude<CallPhase, 'joining' | 'joined' | 'reconnecting'> | 'notFound' | 'viewing' | 'unsupported';
  /** The server’s own words. */
  readonly text?: string | null;
  readonly action?: ReactNode;
}

/** Says that there is no call here, and where to go. */
function CallOver({ reason, text, action }: OverProps) {
  const words = useTranslations('messagingCalls.over');
  const actions = (
    <Group justify="center">
      <Button component={Link} to={paths.travelVideos()} variant="default">
        {words('toCalls')}
      </Button>
      {action}
    </Group>
  );
  return (
    <EmptyState
      icon={reason === 'unsupported' ? IconVideoOff : IconPhoneOff}
      order={1}
      title={words(`${reason}.title`)}
      text={text ?? words(`${reason}.text`)}
      action={actions}
    />
  );
}

interface JoinedCallProps {
  readonly call: Call;
  readonly session: CallSession;
  readonly media: LocalMedia;
  readonly onAgain: () => void;
}

function JoinedCall({ call, session, media, onAgain }: JoinedCallProps) {
  const words = useTranslations('messagingCalls.over');
  const { phase, refusal } = useStore(session.state);
  switch (phase) {
    case 'joining':
    case 'joined':
    case 'reconnecting':
      return <CallRoom call={call} session={session} media={media} />;
    case 'ended':
      return <CallOver reason={phase} action={<StartCallButton conversationId={call.conversationId} label={words('startNew')} />} />;
    case 'removed':
      return <CallOver reason={phase} />;
    case 'left':
    case 'refused':
      return <CallOver reason={phase} text={refusal} action={<Button onClick={onAgain}>{words('joinAgain')}</Button>} />;
  }
}

interface OpenCallProps {
  readonly call: Call;
  readonly token: VideoToken;
  readonly clients: RoomClients;
}

/** The devices are opened with this component, and closed with it. */
function OpenCall({ call, token, clients }: OpenCallProps) {
  const { media, session, join, reset } = useCall(call.id, clients);
  if (media === null) return <LoadingRows />;
  if (session !== null) return <JoinedCall call={call} session={session} media={media} onAgain={reset} />;
  return <DeviceCheck call={call} media={media} onJoin={() => join(token)} />;
}

interface VideoCallProps {
  readonly id: number;
  /** Tests pass their own. */
  readonly clients?: RoomClients;
}

export function VideoCall({ id, clients = roomClients }: VideoCallProps) {
  const words = useTranslations('messagingCalls.over');
  const { viewedBy } = useSignedInUser();
  const isNumber = Number.isInteger(id) && id > 0;
  const call = useEndpoint(readCall, { params: { id } }, { when: isNumber });
  const isOn = call.data !== undefined && call.data.endedAt === null;
  const token = useEndpoint(readVideoToken, { query: { callId: id } }, { when: isOn && viewedBy === null });
  usePageTitle(call.data?.title);
  if (!isNumber) return <CallOver reason="notFound" />;
  if (call.data === undefined) {
    if (call.failure === null) return <LoadingRows />;
    return MISSING.includes(call.failure.statusCode) ? (
      <CallOver reason="notFound" />
    ) : (
      <CallOver reason="refused" text={call.failure.message} />
    );
  }
  if (viewedBy !== null) return <CallOver reason="viewing" />;
  const { conversationId, endedAt } = call.data;
  if (endedAt !== null) {
    return <CallOver reason="ended" action={<StartCallButton conversationId={conversationId} label={words('startNew')} />} />;
  }
  if (token.data === undefined) {
    return token.failure === null ? <LoadingRows /> : <CallOver reason="refused" text={token.failure.message} />;
  }
  if (typeof RTCPeerConnection === 'undefined') return <CallOver reason="unsupported" />;
  return <OpenCall key={id} call={call.data} token={token.data} clients={clients} />;
}
