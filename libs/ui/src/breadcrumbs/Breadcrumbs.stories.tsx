import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '.';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: {
    label: 'Path',
    steps: [
      { id: 'files', label: 'Files', to: '#files' },
      { id: 'reports', label: 'Reports', to: '#reports' },
      { id: 'budget', label: 'Budget' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The last step is the page that is shown. */
export const Path: Story = {
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Path' }));
    await expect(path.getAllByRole('listitem')).toHaveLength(3);
    await expect(path.getAllByRole('link')).toHaveLength(2);
    await expect(path.getByText('Budget')).toHaveAttribute('aria-current', 'page');
  },
};

/** The title of the page follows below, so the path need not say it. */
export const EndsAtParent: Story = {
  args: {
    label: 'Path of categories',
    endsAtParent: true,
    steps: [
      { id: 'all', label: 'All categories', to: '#all' },
      { id: 'buying', label: 'Buying', to: '#buying' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buying' })).not.toHaveAttribute('aria-current');
  },
};

const deep = [
  ...['Files', 'Customers', 'Harbour and sons', 'Contracts', '2026', 'Drafts'].map((label) => ({
    id: label,
    label,
    to: `#${label.toLowerCase().replaceAll(' ', '-')}`,
  })),
  { id: 'offer', label: 'Offer of November' },
];

/** Where there is room for all steps, none is folded. */
export const Whole: Story = {
  args: { steps: deep, fold: { label: 'Folders in between' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** With less room the middle is in a menu. The first step, the parent and the page itself stay as long as they fit. */
export const Folded: Story = {
  args: { ...Whole.args, label: 'Path of the offer' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Files' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Drafts' })).toBeVisible();
    await expect(canvas.getByText('Offer of November')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contracts' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Folders in between' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Contracts' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Drafts' })).not.toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Contracts' })).toHaveAttribute('href', '#contracts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** On a phone: what still does not fit ends in dots. */
export const Narrow: Story = {
  args: {
    label: 'Path of the second draft',
    fold: { label: 'Folders in between' },
    steps: [
      ...deep.slice(0, -1),
      { id: 'offer', label: 'Offer of November to the harbour and its sons, second draft' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const top = canvas.getByRole('link', { name: 'Files' });
    await expect(canvas.getAllByRole('link')).toEqual([top]);
    await expect(top.scrollWidth).toBe(top.clientWidth);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Without a menu it goes on on the next line. */
export const Wrapped: Story = {
  args: { label: 'Path on several lines', steps: deep },
  decorators: Folded.decorators,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const Dark: Story = { ...Whole, globals: { scheme: 'defaultDark' } };

/** Arrows point to the left; names keep their own direction. */
export const RightToLeft: Story = {
  args: {
    label: 'المسار',
    fold: { label: 'المجلدات الوسيطة' },
    steps: [
      { id: 'files', label: 'الملفات', to: '#files' },
      { id: 'reports', label: 'التقارير', to: '#reports' },
      { id: 'budget', label: 'Budget (2026)' },
    ],
  },
  globals: { locale: 'ar' },
};
