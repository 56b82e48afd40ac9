// What the product stores in browsers, as a table.

import { STORED_IN_BROWSERS, type StoredFor } from '#contract/platform/stored-in-browsers.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface StoredItemsProps {
  /** Whether visits are counted here. */
  readonly withAnalytics: boolean;
}

export function StoredItems({ withAnalytics }: StoredItemsProps) {
  const words = useTranslations('consent');
  const lastsFor = (lasts: StoredFor) => (typeof lasts === 'string' ? words(`lasts.${lasts}`) : words('lasts.days', lasts));
  return (
    <FiguresTable
      label={words('table')}
      stacks
      rows={STORED_IN_BROWSERS.filter(({ onlyWith }) => onlyWith !== 'analytics' || withAnalytics)}
      rowKey={({ place, name }) => `${place} ${name}`}
      columns={[
        { name: 'name', heading: words('columns.name'), cell: ({ name }) => <code>{name}</code> },
        { name: 'purpose', heading: words('columns.purpose'), cell: ({ purpose }) => words(`purpose.${purpose}`) },
        { name: 'place', heading: words('columns.place'), cell: ({ place }) => words(`place.${place}`) },
        { name: 'lasts', heading: words('columns.lasts'), cell: ({ lasts }) => lastsFor(lasts) },
      ]}
    />
  );
}
