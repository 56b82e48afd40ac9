// Below each step: where the answers are, the link for another device, and deleting the answers.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { mailRegistrationLink } from '#contract/host-families/registration-drafts.endpoints.ts';
import { registrationLinkBody } from '#contract/host-families/registration-drafts.shapes.ts';
import { callForMessage } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useUser } from '#web/platform/session/session.ts';
import { PrivacyLink } from '#web/platform/terms-link.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { EmailField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { HostDraft } from '../registration.model.ts';
import type { KeepState } from './draft-store.ts';
import { draftStore } from './registration-draft.ts';

/** The dialog that asks where to email the link. */
function LinkForm({ draft, onClose }: { readonly draft: HostDraft; readonly onClose: () => void }) {
  const words = useTranslations('hostRegistration.link');
  const user = useUser();
  const form = useForm({
    shape: registrationLinkBody,
    initial: { email: draft.email || (user?.email ?? '') },
    guarded: false,
    async send(body) {
      const token = await draftStore.save();
      return token === null ? null : callForMessage(mailRegistrationLink, { params: { token }, body });
    },
    done(sent) {
      if (sent === null) {
        showToast(words('failed'), { kind: 'error' });
        return;
      }
      showToast(sent.message);
      onClose();
    },
  });
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('submit')} onClose={onClose}>
      <EmailField of={form.field('email')} label={words('email')} required />
    </DialogForm>
  );
}

/** Returns a function that deletes the answers after a question; `onDone` is called once they are. */
export function useDiscard(onDone: () => void): () => Promise<void> {
  const words = useTranslations('hostRegistration.discard');
  return async () => {
    const question = { title: words('title'), consequences: [words('text')], confirm: words('confirm'), tone: 'danger' } as const;
    if (!(await confirm(question))) return;
    const isDone = await attemptRequest(draftStore.discard().then(() => true));
    if (isDone === null) return;
    showToast(words('done'));
    onDone();
  };
}

interface DraftFooterProps {
  readonly draft: HostDraft;
  readonly keeps: KeepState;
  /** Asks whether to delete the answers. */
  readonly discard: () => Promise<void>;
}

export function DraftFooter({ draft, keeps, discard }: DraftFooterProps) {
  const words = useTranslations('hostRegistration');
  const [isAsking, setAsking] = useState(false);
  const hasAnswers = Object.keys(draft).length > 0;
  return (
    <footer>
      <Text size="sm" c="dimmed" mt="xl" aria-live="polite">
        {words(`keeps.${keeps}`)}
      </Text>
      <Group gap="xs" mt="xs">
        {hasAnswers ? (
          <>
            <Button variant="default" size="sm" onClick={() => setAsking(true)}>
              {words('link.open')}
            </Button>
            <Button variant="subtle" size="sm" onClick={() => void discard()}>
              {words('discard.open')}
            </Button>
          </>
        ) : null}
        <PrivacyLink />
      </Group>
      {isAsking ? <LinkForm draft={draft} onClose={() => setAsking(false)} /> : null}
    </footer>
  );
}
