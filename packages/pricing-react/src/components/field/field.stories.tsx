// A field and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetAttributes } from '../widget-props.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Kit/Field',
  component: Field,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Discount code', children: (control) => <input className="pricing-control" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands on the voucher' } };
export const Wrong: Story = { args: { errors: ['Code “SUMMER” doesn’t apply to this stay; check its spelling.'] } };
