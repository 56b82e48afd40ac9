// A video call.

import { VideoCall } from '#web/features/messaging/calls/video-call.tsx';
import { useParams } from '#web/router.tsx';

export default function TravelVideoScreen() {
  const { id } = useParams();
  return <VideoCall key={id} id={Number(id)} />;
}
