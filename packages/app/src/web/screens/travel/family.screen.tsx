// The public profile of a host family.

import { FamilyProfile } from '#web/features/search/family/family-profile.tsx';
import { useParams } from '#web/router.tsx';

export default function TravelFamilyScreen() {
  const { id = '' } = useParams();
  return <FamilyProfile key={id} id={Number(id)} />;
}
