// A family's own checks: the police check of every adult, which it can send, and the references that were asked for.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { sendCertificate } from '#contract/vetting/own-vetting.endpoints.ts';
import type { CheckStatus, Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { FileLinks } from '../file-links.tsx';
import { PAPERS } from '../papers.ts';
import { Part } from '../part.tsx';
import { useOneFile } from '../use-files.ts';
import classes from '../vetting.module.css';
import { keepOwnVetting } from './kept-own-vetting.ts';

type Adult = Vetting['adults'][number];
type Check = Vetting['checks'][number];

const MEANINGS: Readonly<Record<CheckStatus, Meaning>> = {
  requested: 'care',
  received: 'info',
  passed: 'good',
  failed: 'bad',
  waived: 'good',
  lapsed: 'bad',
};

function CertificateForm({ adult: { person, name }, onClose }: { readonly adult: Adult; readonly onClose: () => void }) {
  const words = useTranslations('ownVetting.police');
  const form = useForm({
    shape: async () => (await import('#contract/vetting/vetting.shapes.ts')).sentCertificate,
    initial: { person, attachmentRef: '' },
    send: (body) => call(sendCertificate, { body }),
    done(vetting) {
      onClose();
      keepOwnVetting(vetting);
      showToast(words('sent'));
    },
  });
  return (
    <DialogForm form={form} title={words('title', { name })} text={words('text')} submit={words('send')} onClose={onClose}>
      <FilesField
        of={useOneFile(form.field('attachmentRef'))}
        label={words('file')}
        transport={uploads}
        accepted={PAPERS}
        described={false}
        required
      />
    </DialogForm>
  );
}

/** Returns the check of a person that tells most: the one that lasts longest among those that passed, otherwise the latest. */
function findCheckOf(checks: readonly Check[], person: string): Check | undefined {
  const own = checks.filter((check) => check.kind === 'police' && check.person === person);
  const passed = own.filter(({ status }) => status === 'passed');
  const last = passed.toSorted((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? '')).at(-1);
  const open = own.findLast(({ status }) => status === 'received');
  return open ?? last ?? own.at(-1);
}

function PoliceCheck({ adult, check, onSend }: { readonly adult: Adult; readonly check: Check | undefined; readonly onSend: () => void }) {
  const words = useTranslations('ownVetting.police');
  const statuses = useTranslations('names.checkStatus');
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['main']}>
          <Group gap={8}>
            <Text fw={500}>{adult.name}</Text>
            {check !== undefined && <StateBadge meaning={MEANINGS[check.status]}>{statuses(check.status)}</StateBadge>}
          </Group>
          {check === undefined && (
            <Text size="sm" c="dimmed">
              {words('none')}
            </Text>
          )}
          {check?.expiresAt && (
            <Text size="sm">
              {words('until')} <DateText day={check.expiresAt} />
            </Text>
          )}
          {check?.attachment && <FileLinks files={[check.attachment]} label={words('ownFile', { name: adult.name })} />}
        </div>
        <Button variant="default" size="compact-sm" aria-label={words('title', { name: adult.name })} onClick={onSend}>
          {words('upload')}
        </Button>
      </div>
    </li>
  );
}

export function OwnChecks({ vetting: { state, adults, checks } }: { readonly vetting: Vetting }) {
  const words = useTranslations('ownVetting');
  const [sent, setSent] = useState<Adult | null>(null);
  const references = state === 'approved' ? [] : checks.filter(({ kind }) => kind === 'reference');
  return (
    <>
      <Part title={words('police.heading')}>
        <ul className={classes['items']}>
          {adults.map((adult) => (
            <PoliceCheck key={adult.person} adult={adult} check={findCheckOf(checks, adult.person)} onSend={() => setSent(adult)} />
          ))}
        </ul>
      </Part>
      {references.length > 0 && (
        <Part title={words('references.heading')}>
          <ul className={classes['items']}>
            {references.map(({ id, reference }) => (
              <li key={id}>
                <Text>{reference?.name}</Text>
                <Text size="sm" c="dimmed">
                  {words(reference?.answeredAt ? 'references.answered' : 'references.asked')}
                </Text>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sent !== null && <CertificateForm adult={sent} onClose={() => setSent(null)} />}
    </>
  );
}
