// Hands in the profile, or says what is missing and leads there.

import { Anchor, Button, List, Text } from '@mantine/core';
import { Link } from 'wouter';
import { submitProfile } from '#contract/vetting/own-vetting.endpoints.ts';
import type { PROFILE_GAPS, Vetting } from '#contract/vetting/vetting.shapes.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepOwnVetting } from './kept-own-vetting.ts';

/** Where each gap is filled; the email address is confirmed by the link in an email. */
const PLACES: Readonly<Record<Exclude<(typeof PROFILE_GAPS)[number], 'email'>, () => string>> = {
  address: () => paths.hostEditFamily({ field: 'addressLine1' }),
  description: () => paths.hostProfile({ field: 'description' }),
  photos: () => paths.hostProfile({ field: 'photos' }),
};

export function SubmitProfile({ vetting: { state, profileGaps } }: { readonly vetting: Vetting }) {
  const words = useTranslations('ownVetting');
  const gaps = useTranslations('names.profileGap');
  const again = state === 'rejected';
  const submit = useAction(submitProfile, { told: words('submitted'), done: ({ answer }) => keepOwnVetting(answer) });
  async function run(): Promise<void> {
    const question = { title: words('submitTitle'), consequences: [words('submitText')], confirm: words(again ? 'reapply' : 'submit') };
    if (await confirm(question)) await submit.run({});
  }
  if (profileGaps.length > 0) {
    return (
      <div>
        <Text fw={500}>{words('gaps')}</Text>
        <List size="sm">
          {profileGaps.map((gap) => (
            <List.Item key={gap}>
              {gap === 'email' ? (
                words('confirmEmail')
              ) : (
                <Anchor component={Link} to={PLACES[gap]()} inherit>
                  {gaps(gap)}
                </Anchor>
              )}
            </List.Item>
          ))}
        </List>
      </div>
    );
  }
  return (
    <div>
      <Button loading={submit.isRunning} onClick={() => void run()}>
        {words(again ? 'reapply' : 'submit')}
      </Button>
    </div>
  );
}
