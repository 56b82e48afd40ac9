// Audits of recorded bookings: starting one, the list, and the details of one.

import { Anchor, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { AuditList } from '#web/features/repricing/audit-list.tsx';
import { AuditView } from '#web/features/repricing/audit-view.tsx';
import { StartAudit } from '#web/features/repricing/start-audit.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const linkTo = (id: number) => paths.hubPricingAudit({ audit: String(id) });

export default function PricingAuditScreen() {
  const words = useTranslations('repricing');
  const titles = useTranslations('titles');
  const views = useSavedViews('audits');
  const [params, setParams] = useSearchParams();
  const asked = params.get('audit') ?? '';
  const isOne = /^[1-9]\d{0,8}$/.test(asked);
  return (
    <>
      <PageHeader title={titles('page.hubPricingAudit')} description={words('auditDescription')} />
      {isOne ? (
        <Stack gap="md">
          <Anchor component={Link} to={paths.hubPricingAudit()} size="sm">
            {words('allAudits')}
          </Anchor>
          <AuditView key={asked} id={Number(asked)} />
        </Stack>
      ) : (
        <Stack gap="xl">
          <StartAudit onBegun={(id) => setParams({ audit: String(id) })} />
          <AuditList views={views} linkTo={linkTo} />
        </Stack>
      )}
    </>
  );
}
