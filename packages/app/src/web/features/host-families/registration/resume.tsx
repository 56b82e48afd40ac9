// The page of an emailed link: takes over the answers of the draft, or says that the link has expired.

import { Button, Group, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { readRegistration, stopRegistrationEmails } from '#contract/host-families/registration-drafts.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { isSameValue } from '#web/ui/form/form-values.ts';
import { isSendFailure } from '#web/ui/form/problem.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../registration.module.css';
import { AnswersQuestion } from './draft-conflict.tsx';
import { type ServerDraft, toHostDraft } from './draft-store.ts';
import { draftStore, readStoredDraft } from './registration-draft.ts';

/** Says that reminders have ended; the answers can still be gone on with. */
function QuietNotice({ token, goOn }: { readonly token: string; readonly goOn: () => void }) {
  const words = useTranslations('hostRegistration.quiet');
  const [isDone, setDone] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends again
  useEffect(() => {
    call(stopRegistrationEmails, { params: { token } }, { quiet: true }).then(
      () => setDone(true),
      () => setDone(false),
    );
  }, [token, attempt]);
  if (isDone === null) return null;
  if (!isDone) return <Fault message={words('failed')} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <>
      <Title order={1}>{words('title')}</Title>
      <Text my="md">{words('text')}</Text>
      <Button variant="default" onClick={goOn}>
        {words('continue')}
      </Button>
    </>
  );
}

function Expired({ start }: { readonly start: () => void }) {
  const words = useTranslations('hostRegistration.expired');
  const hasAnswers = Object.keys(readStoredDraft().answers).length > 0;
  return (
    <>
      <Title order={1}>{words('title')}</Title>
      <Text my="md">{words('text')}</Text>
      <Group>
        <Button onClick={start}>{hasAnswers ? words('continue') : words('start')}</Button>
      </Group>
    </>
  );
}

/** Returns whether this browser has answers of its own, which the link must not replace without asking. */
function hasOtherAnswers(token: string, draft: ServerDraft): boolean {
  const { answers, kept } = readStoredDraft();
  return Object.keys(answers).length > 0 && kept?.token !== token && !isSameValue(answers, toHostDraft(draft.answers));
}

type Reading = { readonly draft: ServerDraft } | 'expired' | 'failed' | null;

/** An address that holds no token at all is as good as one that has expired. */
const EXPIRED = [404, 422];

/** Reads the draft of a link: never from the cache, since another device may have changed it. */
async function readLink(token: string): Promise<Exclude<Reading, null>> {
  try {
    return { draft: await call(readRegistration, { params: { token } }, { quiet: true }) };
  } catch (failure) {
    if (!isSendFailure(failure)) throw failure;
    return EXPIRED.includes(failure.statusCode) ? 'expired' : 'failed';
  }
}

function LinkedDraft({ token }: { readonly token: string }) {
  const words = useTranslations('hostRegistration');
  const [, setAsked] = useSearchParams();
  const [reading, setReading] = useState<Reading>(null);
  const [attempt, setAttempt] = useState(0);
  // The token leaves the address: it must not be copied with it.
  const open = useCallback((step: number) => setAsked({ step: String(step) }, { replace: true }), [setAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let isLeft = false;
    void readLink(token).then((found) => {
      if (isLeft) return;
      if (typeof found !== 'object' || hasOtherAnswers(token, found.draft)) {
        setReading(found);
        return;
      }
      // With the same draft, the steps see for themselves which answers are newer.
      if (readStoredDraft().kept?.token !== token) draftStore.adopt(token, found.draft);
      open(found.draft.step);
    });
    return () => {
      isLeft = true;
    };
  }, [token, open, attempt]);
  if (reading === null) return null;
  if (reading === 'expired') return <Expired start={() => setAsked({}, { replace: true })} />;
  if (reading === 'failed') return <Fault message={words('failed')} onRetry={() => setAttempt(attempt + 1)} />;
  const { draft } = reading;
  function decide(choice: 'mine' | 'theirs' | null): void {
    if (choice === 'theirs') draftStore.adopt(token, draft);
    open(choice === 'theirs' ? draft.step : 1);
  }
  return (
    <AnswersQuestion
      title={words('otherAnswers.title')}
      text={words('otherAnswers.text')}
      mine={readStoredDraft().answers}
      theirs={draft}
      useTheirs={words('otherAnswers.theirs')}
      useMine={words('otherAnswers.mine')}
      decide={decide}
    />
  );
}

interface ResumeProps {
  readonly token: string;
  /** Whether the link is the one that ends reminders. */
  readonly isQuiet: boolean;
}

export function ResumeRegistration({ token, isQuiet }: ResumeProps) {
  const [, setAsked] = useSearchParams();
  return (
    <div className={classes['page']}>
      {isQuiet ? <QuietNotice token={token} goOn={() => setAsked({ resume: token }, { replace: true })} /> : <LinkedDraft token={token} />}
    </div>
  );
}
