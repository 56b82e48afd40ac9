// The rule of a block of families, camps or prices, and what visitors see by it now.

import { NativeSelect, Stack, Text } from '@mantine/core';
import { BLOCK_LIMITS, FAMILY_ORDERS, type LiveBlock, TESTIMONIAL_ORDERS } from '#contract/content/blocks.shapes.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { NumberStepper } from '#web/ui/form/fields/number-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Live } from '../blocks/block-list.tsx';
import classes from './editor.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What stands for no choice; omitted where there is always one. */
  readonly any?: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, any, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[...(any === undefined ? [] : [{ value: '', label: any }]), ...choices]}
      onChange={(event) => onChange(choices.find((choice) => choice.value === event.currentTarget.value)?.value ?? null)}
    />
  );
}

interface LiveFieldsProps {
  readonly block: LiveBlock;
  readonly onChange: (block: LiveBlock) => void;
}

interface TestimonialRuleProps extends LiveFieldsProps {
  readonly block: Extract<LiveBlock, { kind: 'testimonials' }>;
}

function TestimonialRule({ block, onChange }: TestimonialRuleProps) {
  const words = useTranslations('contentEditor.live');
  const shown = useTranslations('liveContent');
  const stars = Array.from({ length: 5 }, (_, place) => place + 1);
  return (
    <>
      <Choice
        label={words('minRating')}
        any={words('any')}
        choices={stars.map((count) => ({ value: String(count), label: shown('stars', { count }) }))}
        value={block.minRating === null ? null : String(block.minRating)}
        onChange={(rating) => onChange({ ...block, minRating: rating === null ? null : Number(rating) })}
      />
      <Choice
        label={words('order')}
        choices={TESTIMONIAL_ORDERS.map((value) => ({ value, label: words(`testimonialOrders.${value}`) }))}
        value={block.order}
        onChange={(order) => onChange({ ...block, order: order ?? 'arranged' })}
      />
    </>
  );
}

function Rule({ block, onChange }: LiveFieldsProps) {
  const words = useTranslations('contentEditor.live');
  const stays = useTranslations('tags.stayType');
  const types = useTranslations('tags.activityType');
  if (block.kind === 'families') {
    return (
      <>
        <Choice
          label={words('stayType')}
          any={words('any')}
          choices={STAY_TYPES.map((value) => ({ value, label: stays(value) }))}
          value={block.stayType}
          onChange={(stayType) => onChange({ ...block, stayType })}
        />
        <Choice
          label={words('order')}
          choices={FAMILY_ORDERS.map((value) => ({ value, label: words(`orders.${value}`) }))}
          value={block.order}
          onChange={(order) => onChange({ ...block, order: order ?? 'relevance' })}
        />
      </>
    );
  }
  if (block.kind === 'testimonials') return <TestimonialRule block={block} onChange={onChange} />;
  if (block.kind !== 'camps') return null;
  return (
    <Choice
      label={words('activityType')}
      any={words('any')}
      choices={ACTIVITY_TYPES.map((value) => ({ value, label: types(value) }))}
      value={block.activityType}
      onChange={(activityType) => onChange({ ...block, activityType })}
    />
  );
}

export function LiveFields({ block, onChange }: LiveFieldsProps) {
  const words = useTranslations('contentEditor.live');
  const { data } = useEndpoint(listCounties, {}, { when: block.kind !== 'testimonials' });
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {words(`hint.${block.kind}`)}
      </Text>
      {block.kind !== 'testimonials' && (
        <Choice
          label={words('county')}
          any={words('everywhere')}
          choices={(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={block.countyId === null ? null : String(block.countyId)}
          onChange={(county) => onChange({ ...block, countyId: county === null ? null : Number(county) })}
        />
      )}
      <Rule block={block} onChange={onChange} />
      {'count' in block && (
        <NumberStepper
          label={words('count')}
          value={block.count}
          min={1}
          max={BLOCK_LIMITS.cards}
          onChange={(count) => onChange({ ...block, count })}
        />
      )}
      <section aria-label={words('now')}>
        <Text size="sm" fw={600}>
          {words('now')}
        </Text>
        {/* Only shown: a link within would lead away from the editor. */}
        <div className={classes['live']} inert>
          <Live block={block} />
        </div>
        <Text size="sm" c="dimmed" className={classes['nothing'] ?? ''}>
          {words('nothing')}
        </Text>
      </section>
    </Stack>
  );
}
