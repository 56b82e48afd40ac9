// Jobs of public content: publishing the items of scheduled texts, reminding of those due, and checking links each night or on request.

import * as z from 'zod';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { remindOfDueItems } from './items/item-notices.service.ts';
import { publishDueItems } from './items/publish-items.service.ts';
import { checkLinks } from './menus/check-links.service.ts';

export const contentJobs = [
  defineScheduledJob({ kind: 'content.publishItems', cron: '*/5 * * * *', run: publishDueItems }),
  defineScheduledJob({ kind: 'content.remindDueItems', cron: '0 8 * * *', run: remindOfDueItems }),
  defineScheduledJob({ kind: 'content.checkLinks', cron: '20 2 * * *', run: (app, { signal }) => checkLinks(app, { signal }) }),
  defineJob({
    ...{ kind: 'content.checkLinksNow', payload: z.object({}), attempts: 3, atOnce: 1 },
    run: (app, _payload, { signal }) => checkLinks(app, { signal }),
  }),
];
