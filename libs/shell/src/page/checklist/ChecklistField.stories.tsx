import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChecklistField } from './ChecklistField';
import type { ChecklistFieldProps } from './ChecklistField';
import type { ChecklistItem } from './ChecklistRow';

/** The field with somebody who keeps what is written in it. */
const Kept = ({ items: first, ...field }: Omit<ChecklistFieldProps, 'onChange'>) => {
  const [items, setItems] = useState<readonly ChecklistItem[]>(first);
  return <ChecklistField {...field} items={items} onChange={setItems} />;
};

const meta = {
  title: 'Shell/Checklist',
  component: Kept,
  args: {
    limit: 5,
    items: [
      { id: '1', checked: false, text: 'Tent' },
      { id: '2', checked: true, text: 'Rope' },
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter goes on with a new item, Backspace in an empty one removes it, Alt and an arrow move it. */
export const Writing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add an item' }), 'Torch{Enter}');
    const texts = () =>
      canvas.getAllByRole('textbox', { name: 'Item' }).map((input) => (input as HTMLInputElement).value);
    await expect(texts()).toEqual(['Tent', 'Rope', 'Torch']);
    canvas.getAllByRole('textbox', { name: 'Item' })[2]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(texts()).toEqual(['Tent', 'Torch', 'Rope']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Torch”' }));
    await expect(texts()).toEqual(['Tent', 'Rope']);
  },
};

/** What is written in the field for a new item is kept from its first letter on, also where nobody enters it. */
export const NotEntered: Story = {
  render: function AfterReload(args) {
    const [items, setItems] = useState<readonly ChecklistItem[]>(args.items);
    const [visit, setVisit] = useState(1);
    return (
      <>
        <ChecklistField key={visit} limit={args.limit} items={items} onChange={setItems} />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setVisit(2)}>
          Reload
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add an item' });
    await userEvent.type(field, 'Torch');
    await expect(field).toHaveValue('Torch');
    await expect(canvas.getAllByRole('textbox', { name: 'Item' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    const rows = canvas.getAllByRole('textbox', { name: 'Item' });
    await expect(rows.map((input) => (input as HTMLInputElement).value)).toEqual(['Tent', 'Rope', 'Torch']);
  },
};

/** There is no room for another one. */
export const Full: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Add an item' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
