import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '.';

const words = {
  label: 'Pages of orders',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${String(page)}`,
  statusLabel: (page: number, count: number) => `Page ${String(page)} of ${String(count)}`,
};

type SampleProps = typeof words & { page: number; count: number; onChange: (page: number) => void };

/** Keeps the page, as the address of a real one would. */
function Sample({ page, onChange, ...pages }: SampleProps) {
  const [shown, setShown] = useState(page);
  return (
    <Pagination
      {...pages}
      page={shown}
      onChange={(next) => {
        setShown(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Pagination',
  component: Sample,
  tags: ['!autodocs'],
  args: { ...words, page: 1, count: 20, onChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From page to page by the numbers and by the arrows; the focus stays where it was. */
export const Pages: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    const page5 = canvas.getByRole('button', { name: 'Page 5' });
    await userEvent.click(page5);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(page5).toHaveAttribute('aria-current', 'page');
    await expect(page5).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 5 of 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};

/** Gaps on both sides: as many places as at the ends, so that nothing moves. */
export const InTheMiddle: Story = { args: { label: 'Pages of mails', page: 10 } };

/** The arrow that leads no further stays in its place, and in reach. */
export const AtTheEnd: Story = {
  args: { label: 'Pages of products', page: 19 },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const FewPages: Story = { args: { label: 'Pages of invoices', page: 2, count: 3 } };

/** Each page has an address, so that it can be opened beside this one and sent to others. */
export const Links: Story = {
  args: { label: 'Pages of what was found' },
  render: ({ onChange: _, ...args }) => <Pagination {...args} hrefOf={(page) => `#page-${String(page)}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Little room, as on a phone: where one is, between the arrows. */
export const Narrow: Story = {
  args: { label: 'Pages of contacts', page: 3 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 20')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 4 of 20')).toBeVisible();
  },
};

export const Dark: Story = { ...InTheMiddle, globals: { scheme: 'defaultDark' } };

/** One goes on to the left. */
export const RightToLeft: Story = {
  args: {
    page: 10,
    label: 'صفحات الطلبات',
    previousLabel: 'الصفحة السابقة',
    nextLabel: 'الصفحة التالية',
    pageLabel: (page) => `الصفحة ${String(page)}`,
    statusLabel: (page, count) => `الصفحة ${String(page)} من ${String(count)}`,
  },
  globals: { locale: 'ar' },
};
