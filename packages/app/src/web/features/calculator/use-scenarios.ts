// The user's scenarios, read once, with the actions on them.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { changeScenario, deleteScenario, listScenarios, saveScenario } from '#contract/pricing/scenarios.endpoints.ts';
import type { SavedScenario } from '#contract/pricing/scenarios.shapes.ts';
import { toQueryKey, useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { runUndoable } from '#web/platform/api/undoable.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const changes = [listScenarios];

/** @throws TypeError if it failed; the failure has already been shown */
async function demanded<Answer>(answer: Promise<Answer | null>): Promise<Answer> {
  const given = await answer;
  if (given === null) throw new TypeError('The request failed, and that has been told.');
  return given;
}

export function useScenarios() {
  const words = useTranslations('calculator.scenarios');
  const { data, failure, reload } = useEndpoint(listScenarios, {});
  const save = useAction(saveScenario, { changes, told: words('saved') });
  const rename = useAction(changeScenario, { changes, told: words('saved') });
  const update = useAction(changeScenario, { changes, told: words('saved') });
  const { run: restore } = useAction(saveScenario, { told: false });
  const { run: take } = useAction(deleteScenario, { told: false });
  const again = () => queryClient.invalidateQueries({ queryKey: toQueryKey(listScenarios) });

  return {
    scenarios: data?.data,
    failure,
    reload,
    save: (name: string, request: QuoteRequest) => save.send({ body: { name, request: { ...request } } }),
    rename: ({ id, version }: SavedScenario, name: string) => rename.send({ params: { id }, body: { name, version } }),
    update: ({ id, version }: SavedScenario, request: QuoteRequest) =>
      update.run({ params: { id }, body: { request: { ...request }, version } }),
    remove: ({ id, name, request }: SavedScenario) =>
      runUndoable({
        run: () => demanded(take({ params: { id } })),
        undo: () => demanded(restore({ body: { name, request } })),
        text: words('deleted', { name }),
        undoLabel: words('undo'),
        undone: words('undone'),
        reload: again,
      }),
  };
}
