// An activity with its weeks.

import { ActivityPage } from '#web/features/search/activity-page.tsx';
import { useParams } from '#web/router.tsx';

export default function TravelActivityScreen() {
  const { id = '' } = useParams();
  return <ActivityPage key={id} id={Number(id)} />;
}
