// The media library: pictures of public pages, with the selected one beside the list.

import { useMedia } from '#web/features/content/media/use-media.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function MediaScreen() {
  return <ResourceScreen resource={useMedia()} views={useSavedViews('media')} />;
}
