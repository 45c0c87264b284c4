import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CompareTable } from './CompareTable';
import type { CompareTableProps } from './CompareTable';

/** Holds what is chosen, as a dialog would. */
function Kept({ fields, onChoose, ...table }: CompareTableProps<string>) {
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({});
  return (
    <CompareTable
      {...table}
      fields={fields.map((field) => ({ ...field, chosen: choices[field.id] ?? field.chosen }))}
      onChoose={(field, place) => {
        setChoices({ ...choices, [field]: place });
        onChoose(field, place);
      }}
    />
  );
}

const meta = {
  title: 'Components/Compare table',
  component: CompareTable,
  render: (args) => <Kept {...args} />,
  args: {
    records: [
      { id: 'one', head: 'Selma Aydın' },
      { id: 'other', head: 'S. Aydın' },
    ],
    fields: [
      {
        ...{ id: 'email', label: 'Email', chosen: 0 },
        values: [{ text: 'selma@example.com' }, { text: 's.aydin@books.example' }],
      },
      { ...{ id: 'phone', label: 'Phone', chosen: 1 }, values: [null, { text: '+44 20 7946 0112' }] },
    ],
    onChoose: fn(),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof CompareTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows go from one value of a field to the next. */
export const Two: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Email: selma@example.com' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Email: s.aydin@books.example' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('email', 1);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
