// Splits a group's expense: by a rule, or by manual amounts that must add up.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SPLIT_RULES, type SplitRule } from '#contract/finance/expenses/expense-states.ts';
import { splitExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense } from '#contract/finance/expenses/expenses.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { ChoiceCards } from '#web/ui/form/fields/choice-fields.tsx';
import { MoneyInput } from '#web/ui/form/fields/money-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computeRest, signOf, stripSign, useMoney } from './money.ts';
import { keepExpense } from './use-expense-steps.ts';

interface SplitFormProps {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** The difference between the typed amounts and the total. */
function Rest({ rest, currency }: { readonly rest: string | null; readonly currency: string }) {
  const words = useTranslations('expenses.split');
  const money = useMoney();
  if (rest === null) return null;
  const sign = signOf(rest);
  const amount = money(stripSign(rest), currency);
  return <Text c={sign === 0 ? 'green' : 'red'}>{sign === 0 ? words('exact') : words(sign > 0 ? 'rest' : 'over', { amount })}</Text>;
}

export function SplitForm({ expense, onClose }: SplitFormProps) {
  useFocusBack();
  const words = useTranslations('expenses');
  const common = useTranslations('common');
  const { id, version, amount, currency, shares } = expense;
  const [rule, setRule] = useState<SplitRule>(expense.splitRule);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(shares.map((share) => [share.tripId, share.amount])),
  );
  const [isSending, setSending] = useState(false);
  const isByHand = rule === 'by_hand';
  const rest = isByHand ? computeRest(amount, Object.values(typed), currency) : null;
  const isExact = !isByHand || (rest !== null && signOf(rest) === 0);

  async function save(): Promise<void> {
    setSending(true);
    const byHand = shares.map(({ tripId }) => ({ tripId, amount: typed[tripId] || '0' }));
    const kept = await attemptRequest(call(splitExpense, { params: { id }, body: { rule, version, shares: isByHand ? byHand : [] } }));
    setSending(false);
    if (kept === null) return;
    await keepExpense(kept);
    showToast(words('split.done'));
    onClose();
  }

  const choices = SPLIT_RULES.map((value) => ({ value, label: words(`rule.${value}`), description: words(`ruleHint.${value}`) }));
  return (
    <Modal opened onClose={onClose} title={words('split.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="sm">
        <ChoiceCards label={words('split.rule')} value={rule} onChange={(next) => setRule(next as SplitRule)} choices={choices} />
        {isByHand &&
          shares.map(({ tripId, studentName }) => (
            <MoneyInput
              key={tripId}
              label={words('split.amountOf', { name: studentName })}
              value={typed[tripId] ?? ''}
              onChange={(next) => setTyped((before) => ({ ...before, [tripId]: next }))}
              currency={currency}
            />
          ))}
        <div role="status">
          <Rest rest={rest} currency={currency} />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={save} loading={isSending} disabled={!isExact}>
            {words('split.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
