// Where questions appear; once on every page. The dialog itself is loaded with the first question.

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { asked } from './dialogs.ts';

const Question = lazy(() => import('./question.tsx'));

export function DialogHost() {
  const question = useSyncExternalStore(asked.subscribe, asked.get, asked.get);
  if (question === undefined) return null;
  return (
    <Suspense>
      <Question key={question.id} asked={question} />
    </Suspense>
  );
}
