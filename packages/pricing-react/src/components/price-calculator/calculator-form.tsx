// Every input of a stay's price, each with what is wrong with it beside it.

import type { Issue, QuoteRequest } from '@hosted-stay/pricing-core';
import type { Choice, PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type ComponentType, useId } from 'react';
import type { Words } from '../../locales/messages.ts';
import { wordIssue } from '../../quote/word-issue.ts';
import type { CalculatorDraft } from '../../request/calculator-draft.ts';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { ComboboxField } from '../combobox/combobox.tsx';
import type { DateRangeFieldProps } from '../date-range/date-range.tsx';
import { Field, FieldErrors } from '../field/field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { ChosenActivities } from './chosen-activities.tsx';
import { OptionGroup } from './option-group.tsx';
import type { Calculator } from './use-calculator.ts';

/** Inputs that a page may leave out, because it decides on them itself. */
export type HideableField = 'countStudents' | 'activityDetailsType' | 'serviceTypeIds' | 'discountCode' | 'vatExempt';

export interface CalculatorFormProps {
  readonly calculator: Calculator;
  readonly catalogue: PriceCatalogue;
  readonly messages: Words<'asking' | 'calculator' | 'dates' | 'engine' | 'fields'>;
  readonly DateRange: ComponentType<DateRangeFieldProps>;
  readonly hiddenFields: readonly HideableField[];
  readonly today?: string | undefined;
  readonly locale?: string | undefined;
}

const KINDS = ['family', 'mixed', 'local'] as const;

export function CalculatorForm({ calculator, catalogue, messages, DateRange, hiddenFields, today, locale }: CalculatorFormProps) {
  const { draft, change, state } = calculator;
  const words = messages.calculator;
  const vatId = useId();
  const set = (fields: Partial<Omit<CalculatorDraft, 'nearbyActivities'>>) => change({ type: 'set', fields });
  const errorsOf = (field: keyof QuoteRequest, belongs: (issue: Issue) => boolean = () => true) =>
    (state.issuesByField[field] ?? []).filter(belongs).map((issue) => wordIssue(issue, messages));
  const placeOf = ({ path: [, place] }: Issue) => (typeof place === 'number' ? place : undefined);
  const camps = draft.activityDetailsType;
  const shows = (field: HideableField) => !hiddenFields.includes(field);
  return (
    <div className="pricing-calculator-fields">
      <ComboboxField
        label={words.hostFamily}
        choices={withChosen(catalogue.hostFamilies, draft.hostFamilyId)}
        value={draft.hostFamilyId}
        onChange={(hostFamilyId) => set({ hostFamilyId })}
        messages={messages}
        errors={errorsOf('hostFamilyId')}
      />
      <DateRange
        label={words.dates}
        value={{ from: draft.fromDate, to: draft.toDate }}
        onChange={({ from, to }) => set({ fromDate: from, toDate: to })}
        messages={messages}
        locale={locale}
        today={today}
        errors={{ from: errorsOf('fromDate'), to: errorsOf('toDate') }}
      />
      {shows('countStudents') && (
        <NumberField
          label={words.students}
          value={draft.countStudents}
          onChange={(countStudents) => set({ countStudents })}
          messages={messages}
          locale={locale}
          min={1}
          max={50}
          errors={errorsOf('countStudents')}
        />
      )}
      {shows('activityDetailsType') && (
        <OptionGroup
          legend={words.kind}
          look="cards"
          options={KINDS.map((value) => ({ value, ...words.kinds[value] }))}
          value={draft.activityDetailsType}
          onChange={(activityDetailsType) => set({ activityDetailsType })}
          errors={errorsOf('activityDetailsType')}
        />
      )}
      {camps === 'family' ? (
        shows('activityDetailsType') && <p className="pricing-hint">{words.familyOnly}</p>
      ) : (
        <>
          <ChosenActivities
            chosen={draft.nearbyActivities}
            choices={catalogue.activities}
            change={change}
            errorsAt={(place) => errorsOf('nearbyActivities', (issue) => placeOf(issue) === place)}
            messages={messages}
            locale={locale}
          />
          <NumberField
            label={words.campWeeks}
            value={draft.currentNoOfWeeks}
            onChange={(currentNoOfWeeks) => set({ currentNoOfWeeks })}
            messages={messages}
            locale={locale}
            min={0}
            max={53}
            hint={words.campWeeksHint[camps]}
            errors={errorsOf('currentNoOfWeeks')}
          />
        </>
      )}
      {shows('serviceTypeIds') && (
        <CheckboxGroup
          legend={words.services}
          choices={draft.serviceTypeIds.reduce(withChosen, catalogue.services)}
          values={draft.serviceTypeIds}
          onChange={(serviceTypeIds) => set({ serviceTypeIds })}
          errors={errorsOf('serviceTypeIds')}
        />
      )}
      {shows('discountCode') && (
        <Field label={words.code} errors={errorsOf('discountCode')}>
          {(control) => (
            <input
              {...control}
              className="pricing-control"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={200}
              value={draft.discountCode}
              onChange={(event) => set({ discountCode: event.target.value })}
            />
          )}
        </Field>
      )}
      {shows('vatExempt') && (
        <div>
          <label className="pricing-check">
            <input
              type="checkbox"
              checked={draft.vatExempt}
              aria-describedby={vatId}
              onChange={(event) => set({ vatExempt: event.target.checked })}
            />
            {words.vatExempt}
          </label>
          <FieldErrors id={vatId} errors={errorsOf('vatExempt')} />
        </div>
      )}
    </div>
  );
}

/** The choices with one that the request names and they lack: what is asked for stays in sight. */
function withChosen(choices: readonly Choice[], id: number | null): readonly Choice[] {
  return id === null || choices.some((choice) => choice.id === id) ? choices : [...choices, { id, name: `#${id}` }];
}
