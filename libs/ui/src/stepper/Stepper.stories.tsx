import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stepper } from '.';
import type { Step, StepperProps } from '.';

const done = { is: 'done', label: 'Done' } as const;

const steps: readonly Step[] = [
  { id: 'file', label: 'Choose a file', state: done },
  { id: 'columns', label: 'Say what the columns are' },
  { id: 'preview', label: 'Look at the entries' },
  { id: 'import', label: 'Bring them in' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Import', steps, current: 'columns' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside each other as long as there is room. */
export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Import' });
    const [first, second] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Choose a file Done');
    await expect(second?.firstElementChild).toHaveAttribute('aria-current', 'step');
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    steps: steps.map((step) => ({
      ...step,
      ...(step.id === 'file' && { description: 'people.csv' }),
      ...(step.id === 'columns' && { description: 'Two of five are known' }),
    })),
  },
};

/** As on a phone: there is no room for them beside each other. */
export const WithoutRoom: Story = {
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
    await expect(second?.left).toBe(first?.left);
  },
};

/** Goes back to what was done, as a form of several pages does. */
const GoingBack = ({ current: first, ...props }: StepperProps) => {
  const [at, setAt] = useState(2);
  return (
    <Stepper
      {...props}
      current={steps[at]?.id ?? first ?? ''}
      steps={steps.map(({ id, label }, place) => ({
        ...{ id, label },
        ...(place < 2 && { state: done }),
        ...(place <= 2 && { onPress: () => setAt(place) }),
      }))}
    />
  );
};

/** Steps that can be gone back to are buttons; those to come are not. */
export const Buttons: Story = {
  render: (args) => <GoingBack {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName('Choose a file Done');
  },
};

/** Each step has an address of its own. */
export const Links: Story = {
  args: { orientation: 'vertical', steps: steps.map((step) => ({ ...step, to: `#${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveAccessibleName('Say what the columns are');
  },
};

/** What went wrong says so beside its step. */
export const Failed: Story = {
  args: {
    current: 'import',
    steps: steps.map((step) =>
      step.id === 'import'
        ? { ...step, state: { is: 'failed', label: 'Failed' }, description: 'The server did not answer.' }
        : { ...step, state: done },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(
      'Bring them in FailedThe server did not answer.',
    );
  },
};

export const AllDone: Story = { args: { current: undefined, steps: steps.map((step) => ({ ...step, state: done })) } };

export const Dark: Story = { ...Failed, play: undefined, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'الاستيراد',
    current: 'columns',
    steps: [
      { id: 'file', label: 'اختر ملفًا', state: { is: 'done', label: 'تم' } },
      { id: 'columns', label: 'حدّد الأعمدة' },
      { id: 'import', label: 'أدخلها' },
    ],
  },
  globals: { locale: 'ar' },
};
