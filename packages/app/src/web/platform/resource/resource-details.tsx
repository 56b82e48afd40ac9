// A row of a resource as text, for read-only users.

import { useTranslations } from '#web/ui/text/translations.ts';
import type { Detail } from './resource.ts';
import classes from './resource-details.module.css';

export function ResourceDetails({ details, usedBy }: { readonly details: readonly Detail[]; readonly usedBy?: number | undefined }) {
  const words = useTranslations('resource');
  const all = usedBy === undefined ? details : [...details, { label: words('usedByLabel'), value: words('usedBy', { count: usedBy }) }];
  return (
    <dl className={classes['details']}>
      {all.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
