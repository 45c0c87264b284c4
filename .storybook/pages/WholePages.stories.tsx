import { isSchemeName } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ProductAt } from '../product/ProductAt';

const meta = {
  title: 'Whole pages',
  component: ProductAt,
  render: (args, { globals: { scheme } }) => (
    <ProductAt {...args} scheme={isSchemeName(String(scheme)) ? scheme : 'default'} />
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '80rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ProductAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const SignIn: Story = {
  args: { path: '/login', isGuest: true },
  play: async () => {
    await expect(await body.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Start: Story = {
  args: { path: '/' },
  play: async () => {
    await expect(await body.findByText('Weekend in the hills')).toBeVisible();
  },
};

export const Notes: Story = {
  args: { path: '/apps/notes' },
  play: async () => {
    await expect(await body.findByText('Groceries')).toBeVisible();
  },
};

export const OpenNote: Story = {
  args: { path: '/apps/notes?note=n1' },
  play: async () => {
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
  },
};

export const Settings: Story = {
  args: { path: '/apps/notes' },
  play: async () => {
    await body.findByText('Groceries');
    fireEvent.keyDown(document.body, { key: '>', code: 'Period', shiftKey: true });
    await waitFor(() => expect(body.getAllByRole('radio').length).toBeGreaterThan(1));
  },
};

export const Chat: Story = {
  args: { path: '/apps/notes' },
  play: async () => {
    await body.findByText('Groceries');
    await userEvent.click(await body.findByRole('option', { name: /^Ines Aguirre/ }));
    await waitFor(() => expect(body.getByText(/And the lemon cake/)).toBeVisible());
  },
};

export const Icons: Story = {
  args: { path: '/ui/icons' },
  play: async () => {
    await expect(await body.findByText('address-book')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/pages/errors/error-404' },
  play: async () => {
    await expect(await body.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const CardedLayout: Story = { args: { path: '/ui/page-layouts/carded/left-sidebar-tabs' } };

export const Typography: Story = { args: { path: '/ui/typography' } };
