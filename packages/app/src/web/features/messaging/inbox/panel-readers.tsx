// Who of staff has read a conversation without having joined it.

import { listConversationReaders } from '#contract/messaging/conversations.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PanelPart } from './panel-part.tsx';
import classes from './side-panel.module.css';

export function PanelReaders({ conversationId }: { readonly conversationId: number }) {
  const words = useTranslations('messagingInbox.panel');
  const { data, failure, reload } = useEndpoint(listConversationReaders, { params: { id: conversationId } });
  return (
    <PanelPart title={words('readers')}>
      <span className={classes['quiet']}>{words('readersText')}</span>
      {failure !== null && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows count={2} />}
      {data?.data.length === 0 && <span>{words('noReaders')}</span>}
      <ul className={classes['people']}>
        {data?.data.map(({ id, name, lastAt, days }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={classes['quiet']}>
              {words('readTimes', { days })} · <InstantText at={lastAt} />
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
