// The list of findings: the actual value, the expected value, and a link to fix it.

import { useLocation } from 'wouter';
import { exportFindings, listFindings } from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import {
  CHECK_NAMES,
  DISCREPANCY_SUBJECTS,
  type Discrepancy,
  findingsList,
  SEVERITIES,
} from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { getRemedy } from './mends.ts';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

/** A figure with a currency as money; other figures unchanged. */
function Said({ text, currency }: { readonly text: string; readonly currency: string | null }) {
  return currency !== null && /^-?\d+(\.\d+)?$/.test(text) ? <MoneyText amount={text} currency={currency} /> : text;
}

type Column = ListColumn<Discrepancy, ColumnOf<typeof findingsList>>;

function useColumns(): readonly Column[] {
  const names = useTranslations('names');
  const heading = useTranslations('lists.findings.columns');
  const said = (name: 'expected' | 'found'): Column => ({
    name,
    heading: heading(name),
    wrap: true,
    cell: (finding) => <Said text={finding[name]} currency={finding.currency} />,
  });
  return [
    { name: 'check', heading: heading('check'), cell: ({ check }) => names(`check.${check}`), primary: true, wrap: true },
    { name: 'name', heading: heading('name'), cell: ({ name }) => name, wrap: true },
    {
      name: 'severity',
      heading: heading('severity'),
      cell: ({ severity }) => <StateBadge meaning={severity === 'error' ? 'bad' : 'care'}>{names(`severity.${severity}`)}</StateBadge>,
    },
    said('expected'),
    said('found'),
    {
      name: 'amount',
      heading: heading('amount'),
      align: 'end',
      cell: ({ amount, currency }) => amount !== null && currency !== null && <MoneyText amount={amount} currency={currency} />,
    },
    { name: 'day', heading: heading('day'), cell: ({ day }) => day && <DateText day={day} /> },
    { name: 'subjectType', heading: heading('subjectType'), cell: ({ subjectType }) => names(`foundOn.${subjectType}`), hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const names = useTranslations('names');
  const label = useTranslations('lists.findings.columns');
  const businesses = useEndpoint(listBusinesses, ALL).data?.data ?? [];
  return [
    { name: 'check', label: label('check'), choices: CHECK_NAMES.map((value) => ({ value, label: names(`check.${value}`) })) },
    { name: 'severity', label: label('severity'), choices: SEVERITIES.map((value) => ({ value, label: names(`severity.${value}`) })) },
    {
      name: 'subjectType',
      label: label('subjectType'),
      choices: DISCREPANCY_SUBJECTS.map((value) => ({ value, label: names(`foundOn.${value}`) })),
    },
    { name: 'businessId', label: label('businessName'), choices: businesses.map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'amount', label: label('amount') },
    { name: 'day', label: label('day') },
  ];
}

export function FindingList({ views }: { readonly views: ListViews }) {
  const words = useTranslations('reconciliation');
  const titles = useTranslations('titles');
  const [, navigate] = useLocation();
  return (
    <EndpointList
      list={findingsList}
      endpoint={listFindings}
      exporting={exportFindings}
      title={titles('page.hubReconciliation')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={(finding) => getRemedy(finding).to}
      rowActions={(finding) => {
        const { to, label } = getRemedy(finding);
        return [{ label: words(`mend.${label}`), run: () => void navigate(to) }];
      }}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
