// Two devices have changed the same registration: which answers differ, and the question which to keep.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { isSameValue } from '#web/ui/form/form-values.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { HostDraft } from '../registration.model.ts';
import { type ServerDraft, toHostDraft } from './draft-store.ts';

/** The label of each answer, in the order of the steps. */
const LABELS = {
  countryId: 'countryField',
  countyId: 'countyField',
  hostingType: 'hostingTypeField',
  guestsNumber: 'guestsField',
  bedroomsNumber: 'bedroomsField',
  haveChild: 'haveChildField',
  numberOfChildren: 'childrenField',
  children: 'childrenField',
  immersionRate: 'rateField',
  addressLine1: 'addressLine1',
  cityTown: 'cityTown',
  foundUsWhere: 'foundField',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
} as const;

/** Returns the labels of the answers that differ. */
function listDifferences(mine: HostDraft, theirs: HostDraft): (typeof LABELS)[keyof typeof LABELS][] {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return [...new Set(names.filter((name) => !isSameValue(mine[name], theirs[name])).map((name) => LABELS[name]))];
}

interface AnswersQuestionProps {
  readonly title: string;
  readonly text: string;
  readonly mine: HostDraft;
  readonly theirs: ServerDraft;
  readonly useTheirs: string;
  readonly useMine: string;
  readonly decide: (choice: 'mine' | 'theirs' | null) => void;
}

/** Asks whether the answers of this browser or those on the server are to be kept. */
export function AnswersQuestion({ title, text, mine, theirs, useTheirs, useMine, decide }: AnswersQuestionProps) {
  useFocusBack();
  const words = useTranslations('hostRegistration');
  const differences = listDifferences(mine, toHostDraft(theirs.answers));
  return (
    <Modal opened onClose={() => decide(null)} title={title} closeButtonProps={{ 'aria-label': words('conflict.later') }}>
      <Stack>
        <Text>{text}</Text>
        {differences.length === 0 ? null : (
          <div>
            <Text fw={600}>{words('conflict.differs')}</Text>
            <ul>
              {differences.map((label) => (
                <li key={label}>{words(label)}</li>
              ))}
            </ul>
          </div>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => decide('theirs')}>
            {useTheirs}
          </Button>
          <Button onClick={() => decide('mine')}>{useMine}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
