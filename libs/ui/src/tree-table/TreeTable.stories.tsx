import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TreeTable } from '.';
import type { TreeTableProps } from '.';

/** Holds which rows are open. */
const Held = ({ expanded: first, ...props }: Omit<TreeTableProps, 'onExpandedChange'>) => {
  const [expanded, setExpanded] = useState(first);
  return <TreeTable {...props} expanded={expanded} onExpandedChange={setExpanded} />;
};

const leaf = (id: string, text: string, size: string) => ({ id, text, cells: [text, 'Folder', size], children: [] });

const meta = {
  title: 'Components/TreeTable',
  component: Held,
  args: {
    label: 'Folders',
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'kind', label: 'Kind', isWideOnly: true },
      { id: 'size', label: 'Size', align: 'end' },
    ],
    rows: [
      {
        ...{ id: 'reports', text: 'Reports', cells: ['Reports', 'Folder', '1,200.00'] },
        children: [leaf('march', 'March', '200.00'), leaf('april', 'April', '1,000.00')],
      },
      leaf('trips', 'رحلات', '80.00'),
    ],
    expanded: new Set<string>(),
    onOpen: fn(),
  },
  render: (args) => <Held {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows along the line open and close; Enter opens the row itself. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const reports = canvas.getByRole('row', { name: /Reports$/ });
    await waitFor(() => expect(reports).toHaveFocus());
    await expect(reports).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(reports).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('march');
  },
};

export const Open: Story = { args: { expanded: new Set(['reports']) } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };
