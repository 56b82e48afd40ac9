// The video calls and meetings of the user.

import { VideoCalls } from '#web/features/messaging/meetings/video-calls.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelVideosScreen() {
  const titles = useTranslations('titles');
  return <VideoCalls title={titles('page.travelVideos')} />;
}
