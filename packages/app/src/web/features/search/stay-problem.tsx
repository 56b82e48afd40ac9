// Says why the dates of the URL aren't used: without a message, they would seem to apply.

import { Alert } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { type AskedDays, findStayProblem } from './stay-problem.model.ts';

export function StayProblem(asked: AskedDays) {
  const words = useTranslations('search.dates');
  const problem = findStayProblem(asked, useToday());
  return <div role="alert">{problem === null ? null : <Alert color="yellow">{words(`problem.${problem}`)}</Alert>}</div>;
}
