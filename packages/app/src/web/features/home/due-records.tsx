// The records whose time limit has passed or soon will: the oldest first, each with its next step.

import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl/react';
import { Link } from 'wouter';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { Home } from '#contract/home/home.shapes.ts';
import { HOME_COUNTERS } from '#contract/home/home-counters.ts';
import { listUnansweredOffers } from '#contract/trips/unanswered.endpoints.ts';
import { listVettings } from '#contract/vetting/vetting.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './home.module.css';

type Counter = Home['counters'][number];

/** The counters whose first records are shown, in this order. */
export const DUE_COUNTERS = ['lateOffers', 'expiringChecks', 'overdueInvoices'] as const satisfies readonly Counter['name'][];
type DueCounter = (typeof DUE_COUNTERS)[number];

/** The most records of each kind. */
const AT_MOST = 3;

const HOURS_PER_DAY = 24;
const IN_DAYS_FROM = 48;

interface RowProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly to: string;
  readonly step: string;
  /** What the step is about, for those who hear links apart from their rows. */
  readonly about: string;
}

function Row({ title, text, to, step, about }: RowProps) {
  return (
    <li>
      <div className={classes['about']}>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {text}
        </Text>
      </div>
      <Anchor component={Link} to={to} size="sm" aria-label={`${step}: ${about}`}>
        {step}
      </Anchor>
    </li>
  );
}

/** Stands for rows that are still loaded, or can't be. */
function Missing({ failure, reload }: { readonly failure: { readonly message: string } | null; readonly reload: () => void }) {
  return <li>{failure === null ? <LoadingRows count={AT_MOST} /> : <Fault message={failure.message} onRetry={reload} />}</li>;
}

function LateOffers() {
  const words = useTranslations('hubHome.due');
  const { data, failure, reload } = useEndpoint(listUnansweredOffers, { query: { perPage: AT_MOST } as never });
  if (data === undefined) return <Missing failure={failure} reload={reload} />;
  return data.data.map(({ id, family, student, fromDate, toDate, hoursWaiting }) => (
    <Row
      key={id}
      title={
        hoursWaiting < IN_DAYS_FROM
          ? words('hoursWaiting', { family, hours: hoursWaiting })
          : words('daysWaiting', { family, days: Math.floor(hoursWaiting / HOURS_PER_DAY) })
      }
      text={
        <>
          {student}, <DateRangeText from={fromDate} to={toDate} />
        </>
      }
      to={paths.hubUnresponsiveFamilies({ open: id })}
      step={words('remind')}
      about={family}
    />
  ));
}

function ExpiringChecks() {
  const words = useTranslations('hubHome.due');
  const today = useToday();
  const query = { ...HOME_COUNTERS.expiringChecks.query(today), sort: 'expiresOn', perPage: AT_MOST };
  const { data, failure, reload } = useEndpoint(listVettings, { query: query as never });
  if (data === undefined) return <Missing failure={failure} reload={reload} />;
  return data.data.map(({ hostFamilyId, name, county, expiresOn }) => (
    <Row
      key={hostFamilyId}
      title={words(expiresOn !== null && expiresOn < today ? 'expired' : 'expires', { family: name })}
      text={
        <>
          {expiresOn !== null && <DateText day={expiresOn} />}, {county}
        </>
      }
      to={paths.hubVetting({ family: hostFamilyId })}
      step={words('renew')}
      about={name}
    />
  ));
}

function OverdueInvoices() {
  const words = useTranslations('hubHome.due');
  const query = { ...HOME_COUNTERS.overdueInvoices.query(useToday()), sort: 'dueDate', perPage: AT_MOST };
  const { data, failure, reload } = useEndpoint(listInvoices, { query: query as never });
  if (data === undefined) return <Missing failure={failure} reload={reload} />;
  return data.data.map(({ id, number, buyerName, outstanding, currency, dueDate }) => (
    <Row
      key={id}
      title={words('overdue', { number: number ?? `#${id}`, buyer: buyerName })}
      text={
        <>
          <MoneyText amount={outstanding} currency={currency} />
          {dueDate !== null && (
            <>
              , <DateText day={dueDate} />
            </>
          )}
        </>
      }
      to={paths.hubInvoiceAction({ id })}
      step={words('viewInvoice')}
      about={number ?? `#${id}`}
    />
  ));
}

const RECORDS: Readonly<Record<DueCounter, () => ReactNode>> = {
  lateOffers: LateOffers,
  expiringChecks: ExpiringChecks,
  overdueInvoices: OverdueInvoices,
};

interface DueRecordsProps {
  readonly name: DueCounter;
  readonly count: number;
  /** The address of all of them. */
  readonly all: string;
}

/** The first records that a counter counts, and the link to all of them. */
export function DueRecords({ name, count, all }: DueRecordsProps) {
  const words = useTranslations('hubHome');
  const format = useFormatter();
  const Records = RECORDS[name];
  return (
    <>
      <Records />
      {count > AT_MOST && (
        <li>
          <Anchor component={Link} to={all} size="sm">
            {words('due.all', { name: words(`counter.${name}`), count: format.number(count) })}
          </Anchor>
        </li>
      )}
    </>
  );
}
