// The registration of a host family.

import { HostFamilyRegistration } from '#web/features/host-families/registration.tsx';

export default function HostFamilyRegistrationScreen() {
  return <HostFamilyRegistration />;
}
