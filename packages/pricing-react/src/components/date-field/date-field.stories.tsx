// A date field and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { en } from '../../locales/en.ts';
import { widgetAttributes } from '../widget-props.ts';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Kit/Date',
  component: DateField,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')} style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Due date', value: '2026-12-04', onChange: () => {}, messages: en, today: '2026-11-20' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '', hint: 'Fourteen days after the invoice unless agreed otherwise' } };
export const Outside: Story = { args: { min: '2026-12-10' } };
export const Open: Story = {
  args: { min: '2026-11-20' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' })),
};
export const RightToLeft: Story = { args: { locale: 'ar' }, globals: { direction: 'rtl' } };
