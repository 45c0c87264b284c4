import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Done' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The icon is for the eye, the word for the ear. */
export const BesideAnIcon: Story = {
  render: (args) => (
    <p>
      <Check aria-hidden="true" />
      <VisuallyHidden {...args} /> Buy stamps
    </p>
  ),
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/Done\s*Buy stamps/),
};
