// The saved replies of staff, with the selected one beside the list.

import { useSavedReplies } from '#web/features/messaging/saved-replies/saved-replies.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function SavedRepliesScreen() {
  return <ResourceScreen resource={useSavedReplies()} views={useSavedViews('savedReplies')} />;
}
