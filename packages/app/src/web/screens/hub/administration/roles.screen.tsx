// The eight roles.

import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { RoleCard } from '#web/features/administration/permissions/role-card.tsx';
import { AssignRole } from '#web/features/administration/users/assign-role.tsx';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function RolesScreen() {
  const words = useTranslations('roles');
  const titles = useTranslations('titles');
  const { value, fault, reload } = useAnswer('roles', (signal) => administration.listRoles({}, { signal }));
  const [assigning, setAssigning] = useState<Role | null>(null);
  return (
    <>
      <PageHeader title={titles('page.hubRoles')} description={words('description')} />
      {fault !== null && <Fault message={fault} onRetry={reload} />}
      {value === null && fault === null && <LoadingCards count={8} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {value?.data.map((role) => (
          <RoleCard key={role.name} role={role} onAssign={() => setAssigning(role.name)} />
        ))}
      </SimpleGrid>
      {assigning !== null && <AssignRole role={assigning} onClose={() => setAssigning(null)} onAssigned={reload} />}
    </>
  );
}
