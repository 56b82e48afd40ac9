// A group of checkboxes and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { widgetAttributes } from '../widget-props.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const services = [
  { id: 5, name: 'Airport pick-up' },
  { id: 6, name: 'Airport drop-off' },
  { id: 7, name: 'Laundry', detail: 'Once a week' },
  { id: 8, name: 'A room of one’s own with a desk, a view of the garden and quite a long name' },
];

const meta = {
  title: 'Kit/Checkboxes',
  component: CheckboxGroup,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')}>
        <Story />
      </div>
    ),
  ],
  args: { legend: 'Services', choices: services, values: [5, 7], onChange: () => {} },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return <CheckboxGroup {...args} values={values} onChange={setValues} />;
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Airport drop-off' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
export const None: Story = { args: { values: [], hint: 'Each is priced for itself' } };
export const Wrong: Story = { args: { errors: ['The laundry can’t be booked with this family.'] } };
export const Many: Story = { args: { choices: Array.from({ length: 30 }, (_, id) => ({ id, name: `Service ${id + 1}` })), values: [3] } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
