// A family registers to host.

import { HostFamilyRegistration } from '#web/features/host-families/registration.tsx';

export default function HostFamilyRegistrationScreen() {
  return <HostFamilyRegistration />;
}
