// A number field and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../../locales/en.ts';
import { widgetAttributes } from '../widget-props.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Kit/Number',
  component: NumberField,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Students', value: 2, onChange: () => {}, messages: en, min: 1, max: 50 },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Empty: Story = { args: { value: null, hint: 'Who stay together' } };
export const AtItsLimit: Story = { args: { value: 1 } };
export const OutOfRange: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '51');
    await userEvent.tab();
    await expect(input).toHaveValue('51');
    await expect(input).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
  },
};
export const RightToLeft: Story = { args: { locale: 'ar-EG' }, globals: { direction: 'rtl' } };
