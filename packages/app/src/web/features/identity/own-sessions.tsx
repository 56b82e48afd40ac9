// The user's own sessions: sign out of one of them, or all.

import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { Session } from '#contract/identity/session.ts';
import { endSession, listSessions, signOutEverywhere } from '#contract/identity/sessions.endpoints.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { signOut, useSignedInUser } from '#web/platform/session/session.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './own-account.module.css';

const IN_THE_HAND: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

/** Returns a function that names a device. */
function useDeviceName(): (device: Pick<Session, 'browser' | 'system'>) => string {
  const words = useTranslations('account.sessions');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return words('device', { browser, system });
    return browser ?? system ?? words('unknown');
  };
}

interface DeviceProps {
  readonly session: Session;
  /** Undefined if nothing can be changed. */
  readonly onEnd: (() => void) | undefined;
}

function Device({ session, onEnd }: DeviceProps) {
  const words = useTranslations('account.sessions');
  const device = useDeviceName()(session);
  const Picture = IN_THE_HAND.includes(session.system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes['device']}>
      <span className={classes['picture']}>
        <Picture size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes['what']}>
        <div className={classes['title']}>
          {device}
          {session.isCurrent ? <StateBadge meaning="good">{words('here')}</StateBadge> : null}
        </div>
        <dl className={classes['times']}>
          <div>
            <dt>{words('lastSeen')}</dt>
            <dd>
              <RelativeTime at={session.lastSeenAt} />
            </dd>
          </div>
          {session.startedAt === null ? null : (
            <div>
              <dt>{words('startedAt')}</dt>
              <dd>
                <InstantText at={session.startedAt} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {onEnd === undefined ? null : (
        <Button className={classes['end'] ?? ''} variant="default" size="sm" aria-label={words('endOf', { device })} onClick={onEnd}>
          {words('end')}
        </Button>
      )}
    </li>
  );
}

export function OwnSessions() {
  const words = useTranslations('account.sessions');
  const { viewedBy } = useSignedInUser();
  const { data, failure, reload } = useEndpoint(listSessions, {});
  const end = useAction(endSession, { changes: [listSessions] });
  const endAll = useAction(signOutEverywhere, { told: false, done: () => void signOut() });

  async function askEverywhere() {
    const sure = await confirm({
      title: words('everywhereTitle'),
      consequences: [words('everywhereText')],
      confirm: words('everywhere'),
      tone: 'danger',
    });
    if (sure) await endAll.run({});
  }

  function endOf({ id, isCurrent }: Session): () => void {
    return () => void (isCurrent ? signOut() : end.run({ params: { id } }));
  }

  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={2} />;
  return (
    <>
      <ul className={classes['devices']} aria-label={words('list')}>
        {data.data.map((session) => (
          <Device key={session.id} session={session} onEnd={viewedBy === null ? endOf(session) : undefined} />
        ))}
      </ul>
      {viewedBy === null ? (
        <div>
          <Button variant="outline" color="red" loading={endAll.isRunning} onClick={askEverywhere}>
            {words('everywhere')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
