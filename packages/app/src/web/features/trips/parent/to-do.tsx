// The tasks of a parent, each with a link to where it is done.

import { Anchor, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { listOwnInvoices } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';
import { type ToDo, toDosOf } from './to-do.model.ts';

function useToDo(): (toDo: ToDo) => { readonly text: string; readonly to: string } {
  const words = useTranslations('travelDashboard.toDo');
  const money = useMoneyText();
  return (toDo) => {
    const { id, name } = toDo;
    switch (toDo.kind) {
      case 'pay':
        return {
          text: words(toDo.overdue ? 'payOverdue' : 'pay', { name, amount: money(toDo) }),
          to: paths.travelInvoiceAction({ id }),
        };
      case 'complete':
        return { text: words('complete', { name, count: toDo.count }), to: paths.travelStudentEdit({ id }) };
      case 'arrival':
        return { text: words('arrival', { name }), to: paths.travelTrip({ id }) };
      case 'choose':
        return { text: words('choose', { name }), to: paths.travelTrip({ id }) };
      case 'wait':
        return { text: words('wait', { name }), to: paths.travelTrip({ id }) };
    }
  };
}

function List() {
  const words = useTranslations('travelDashboard.toDo');
  const show = useToDo();
  const invoices = useEndpoint(listOwnInvoices, { query: { show: 'open' } });
  const children = useEndpoint(readMyChildren, {});
  const trips = useEndpoint(listTripCards, { query: {} });
  const parts = [invoices, children, trips];
  const failed = parts.find(({ failure }) => failure !== null)?.failure ?? null;
  const toDos = toDosOf({
    invoices: invoices.data?.data ?? [],
    students: children.data?.childrens ?? [],
    trips: trips.data?.trips.data ?? [],
  });
  const isComplete = parts.every(({ data }) => data !== undefined);
  return (
    <>
      {toDos.length > 0 && (
        <ul className={classes['rows']}>
          {toDos.map((toDo) => {
            const { text, to } = show(toDo);
            return (
              <li key={`${toDo.kind} ${toDo.id}`} className={classes['row']}>
                <Anchor component={Link} to={to}>
                  {text}
                </Anchor>
              </li>
            );
          })}
        </ul>
      )}
      {failed !== null && <Fault message={failed.message} onRetry={() => parts.map(({ reload }) => reload())} />}
      {failed === null && !isComplete && <LoadingRows count={2} />}
      {isComplete && toDos.length === 0 && (
        <Text c="dimmed">
          <IconCircleCheck size={16} aria-hidden /> {words('nothing')}
        </Text>
      )}
    </>
  );
}

export function ToDos() {
  const words = useTranslations('travelDashboard.toDo');
  return (
    <Section title={words('title')}>
      <List />
    </Section>
  );
}
