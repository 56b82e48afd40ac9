// The students who arrive, by county or coordinator, to print.

import { CompactSheet } from '#web/features/trips/hub/compact/compact-sheet.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubSheetsCompactScreen() {
  const words = useTranslations('compactSheet');
  const titles = useTranslations('titles');
  return (
    <>
      {/* On paper, each group has a heading of its own; anything before the first one would be a page without it. */}
      <div className="no-print">
        <PageHeader title={titles('page.hubSheetsCompact')} description={words('description')} />
      </div>
      <CompactSheet />
    </>
  );
}
