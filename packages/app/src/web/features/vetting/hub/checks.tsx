// What is checked of a family: references, a police check of every adult, and documents.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { REFERENCE_MARKS } from '#contract/vetting/reference.shapes.ts';
import { type CheckStatus, REFERENCES_NEEDED, type Vetting } from '#contract/vetting/vetting.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FileLinks } from '../file-links.tsx';
import { Part } from '../part.tsx';
import classes from '../vetting.module.css';
import { CheckForm, type CheckSubject } from './check-form.tsx';
import { ReferenceRequest } from './reference-request.tsx';

type Check = Vetting['checks'][number];

const MEANINGS: Readonly<Record<CheckStatus, Meaning>> = {
  requested: 'neutral',
  received: 'care',
  passed: 'good',
  failed: 'bad',
  waived: 'info',
  lapsed: 'bad',
};

function Reference({ reference }: { readonly reference: NonNullable<Check['reference']> }) {
  const words = useTranslations('vetting.reference');
  const { email, relation, askedAt, expiresAt, answeredAt, marks, text } = reference;
  return (
    <>
      <Text size="sm">
        {relation} · {email}
      </Text>
      <Text size="sm" c="dimmed">
        {answeredAt === null ? words('asked') : words('answeredAt')} <InstantText at={answeredAt ?? askedAt} />
        {answeredAt === null && (
          <>
            {' · '}
            {words('until')} <InstantText at={expiresAt} />
          </>
        )}
      </Text>
      {marks !== null && (
        <Text size="sm">{REFERENCE_MARKS.map((mark) => words(`marks.${mark}`, { mark: String(marks[mark]) })).join(' · ')}</Text>
      )}
      {text !== '' && (
        <Text size="sm" className={classes['said'] ?? ''}>
          {text}
        </Text>
      )}
    </>
  );
}

interface OneCheckProps {
  readonly check: Check;
  readonly title: string;
  /** Opens the form; without it the reader can't change the check. */
  readonly onChange?: (() => void) | undefined;
}

function OneCheck({ check, title, onChange }: OneCheckProps) {
  const words = useTranslations('vetting');
  const statuses = useTranslations('names.checkStatus');
  const { status, issuedOn, expiresAt, summary, reason, attachment, reference } = check;
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['main']}>
          <Group gap={8}>
            <Text fw={500}>{title}</Text>
            <StateBadge meaning={MEANINGS[status]}>{statuses(status)}</StateBadge>
          </Group>
          {reference !== null && <Reference reference={reference} />}
          {(issuedOn !== null || expiresAt !== null) && (
            <Text size="sm">
              {issuedOn !== null && (
                <>
                  {words('check.issuedOn')}: <DateText day={issuedOn} />
                </>
              )}
              {issuedOn !== null && expiresAt !== null && ' · '}
              {expiresAt !== null && (
                <>
                  {words('check.expiresAt')}: <DateText day={expiresAt} />
                </>
              )}
            </Text>
          )}
          {summary && (
            <Text size="sm" className={classes['said'] ?? ''}>
              {summary}
            </Text>
          )}
          {reason && <Text size="sm">{words('check.why', { reason })}</Text>}
          <FileLinks files={attachment === null ? [] : [attachment]} label={words('files')} />
        </div>
        {onChange !== undefined && (
          <Button variant="subtle" size="compact-sm" aria-label={words('check.changeOf', { name: title })} onClick={onChange}>
            {words('check.change')}
          </Button>
        )}
      </div>
    </li>
  );
}

type Dialog = { readonly kind: 'reference' } | { readonly kind: 'check'; readonly subject: CheckSubject };

interface ChecksProps {
  readonly vetting: Vetting;
  /** Whether the reader decides about families. */
  readonly isFull: boolean;
}

export function Checks({ vetting, isFull }: ChecksProps) {
  const words = useTranslations('vetting');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { checks, adults } = vetting;
  const nameOf = (person: string) =>
    person === 'family' ? words('family') : (adults.find((adult) => adult.person === person)?.name ?? words('formerAdult'));
  const listOf = (kind: Check['kind']) => checks.filter((check) => check.kind === kind);
  const change = (check: Check, name: string) =>
    isFull ? () => setDialog({ kind: 'check', subject: { check, kind: check.kind, person: check.person, name } }) : undefined;
  const add = (kind: 'police' | 'document', person: string, label: string) =>
    isFull && (
      <Button
        key={`${kind} ${person}`}
        variant="default"
        size="compact-sm"
        onClick={() => setDialog({ kind: 'check', subject: { check: null, kind, person, name: nameOf(person) } })}
      >
        {label}
      </Button>
    );
  const references = listOf('reference');
  const passed = references.filter(({ status }) => status === 'passed' || status === 'waived').length;
  const unchecked = adults.filter(({ person }) => !listOf('police').some((check) => check.person === person));
  return (
    <>
      <Part
        title={words('part.references', { count: String(passed), needed: String(REFERENCES_NEEDED) })}
        action={
          isFull && (
            <Button variant="default" size="compact-sm" onClick={() => setDialog({ kind: 'reference' })}>
              {words('reference.ask')}
            </Button>
          )
        }
      >
        <ul className={classes['items']}>
          {references.map((check) => (
            <OneCheck
              key={check.id}
              check={check}
              title={check.reference?.name || words('reference.erased')}
              onChange={change(check, check.reference?.name ?? '')}
            />
          ))}
        </ul>
        {references.length === 0 && <Text c="dimmed">{words('none.references')}</Text>}
      </Part>
      <Part title={words('part.police')}>
        <ul className={classes['items']}>
          {listOf('police').map((check) => (
            <OneCheck key={check.id} check={check} title={nameOf(check.person)} onChange={change(check, nameOf(check.person))} />
          ))}
          {unchecked.map(({ person, name }) => (
            <li key={person}>
              <Text fw={500}>{name || words('family')}</Text>
              <Text size="sm" c="dimmed">
                {words('none.police')}
              </Text>
            </li>
          ))}
        </ul>
        <Group gap="xs" mt="xs">
          {adults.map(({ person, name }) => add('police', person, words('check.addPolice', { name })))}
        </Group>
      </Part>
      <Part title={words('part.documents')} action={add('document', 'family', words('check.addDocument'))}>
        <ul className={classes['items']}>
          {listOf('document').map((check) => (
            <OneCheck key={check.id} check={check} title={nameOf(check.person)} onChange={change(check, nameOf(check.person))} />
          ))}
        </ul>
        {listOf('document').length === 0 && <Text c="dimmed">{words('none.documents')}</Text>}
      </Part>
      {dialog?.kind === 'reference' && <ReferenceRequest id={vetting.id} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'check' && <CheckForm id={vetting.id} subject={dialog.subject} onClose={() => setDialog(null)} />}
    </>
  );
}
