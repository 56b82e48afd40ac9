// A range of dates and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../../locales/en.ts';
import styles from '../../styles.css?inline';
import { widgetAttributes } from '../widget-props.ts';
import { DateRangeField } from './date-range.tsx';

const meta = {
  title: 'Kit/Date range',
  component: DateRangeField,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')} style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Stay dates',
    value: { from: '2026-07-05', to: '2026-07-26' },
    onChange: () => {},
    messages: en,
    today: '2026-06-15',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateRangeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: args.messages.dates.open }));
};

export const Chosen: Story = {};
export const Empty: Story = { args: { value: { from: '', to: '' }, hint: 'From the evening of arrival to the morning of departure' } };
export const Open: Story = { play: open };
export const OpenForTheLastDay: Story = { args: { value: { from: '2026-07-05', to: '' }, longestDays: 40 }, play: open };
export const Limited: Story = { args: { value: { from: '', to: '' }, min: '2026-06-10', max: '2026-07-20' }, play: open };
export const Wrong: Story = {
  args: { value: { from: '', to: '2026-07-26' } },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByLabelText('Arrival date');
    await userEvent.type(first, '31/11/2026');
    await userEvent.tab();
    await expect(first).toHaveValue('31/11/2026');
    await expect(first).toHaveAccessibleDescription('Enter a date as DD/MM/YYYY, such as 31/12/2026.');
  },
};
export const Narrow: Story = {
  args: { value: { from: '2026-07-05', to: '' }, locale: 'de-DE' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const Backwards: Story = { args: { value: { from: '2026-07-26', to: '2026-07-05' } } };
export const ErrorsFromOutside: Story = {
  args: { errors: { from: ['This family hosts no one before 12 July 2026.'], to: ['Choose a Saturday.'] } },
};
export const RightToLeft: Story = { args: { locale: 'ar-EG' }, globals: { direction: 'rtl' }, play: open };
export const German: Story = { args: { locale: 'de-DE' } };
export const Japanese: Story = { args: { locale: 'ja-JP' }, play: open };

/** What surrounds it here is its own root: nothing of the page's style sheets reaches it. */
export const ShadowRoot: Story = {
  decorators: [
    (Story) => {
      const [root, setRoot] = useState<ShadowRoot | null>(null);
      return (
        <div ref={(host) => setRoot((known) => known ?? host?.attachShadow({ mode: 'open' }) ?? null)}>
          {root &&
            createPortal(
              <div {...widgetAttributes('story', {}, 'en')}>
                <style>{styles}</style>
                <Story />
              </div>,
              root,
            )}
        </div>
      );
    },
  ],
};
