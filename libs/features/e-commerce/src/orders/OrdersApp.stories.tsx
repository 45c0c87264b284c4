import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createOrdersServer } from './testing/ordersServer';
import { manyOrders } from './testing/sampleOrders';
import { OrdersAt } from './testing/OrdersStage';

const meta = {
  title: 'Apps/Orders/Page',
  component: OrdersAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof OrdersAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = { path: '/apps/e-commerce/orders/ez-2059' };
const invoice = { path: '/apps/e-commerce/orders/ez-2060/invoice' };

/** The head of a column sorts by it, and once more the other way round. */
export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'EZ-2060 · Selma Aydın' });
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(names()[0]).toContain('EZ-2058'));
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(names()[0]).toContain('EZ-2060'));
  },
};

/** What one pays, where it goes, and what has happened to it. */
export const Open: Story = {
  args: open,
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(history.getByText('By courier.')).toBeVisible();
    await expect(history.getByText('The customer asks for a gift box.')).toBeVisible();
    await expect(canvas.getByText(/^Latitude .43\.3., longitude .5\.37.$/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Map: 3 rue du Port, Marseille' })).toBeVisible();
  },
};

/** Each state says how many orders are in it, and leads to them. */
export const OneState: Story = {
  play: async ({ canvas }) => {
    const states = within(await canvas.findByRole('navigation', { name: 'Orders by state' }));
    await userEvent.click(await states.findByRole('link', { name: /Canceled\s*1/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
  },
};

/** Many at once, and one Undo. */
export const StatusOfMany: Story = {
  play: async ({ canvas }) => {
    for (const name of [/EZ-2060/, /EZ-2059/])
      await userEvent.click(await within(await canvas.findByRole('row', { name })).findByRole('checkbox'));
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Set the state' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'State of 2 orders' }));
    await userEvent.click(dialog.getByRole('button', { name: /New state/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Delivered' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set the state' }));
    await expect(await screen.findByText('2 orders: Delivered.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { server: () => createOrdersServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Orders appear here/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/e-commerce/orders?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing holds “submarine”.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createOrdersServer();
      server.hold('GET /api/e-commerce-app/orders');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createOrdersServer();
      server.fail('GET /api/e-commerce-app/orders', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const TenThousand: Story = {
  args: { server: () => createOrdersServer(manyOrders(10_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '10000');
  },
};

/** The same numbers as on the page of the order, on paper. */
export const Invoice: Story = {
  args: invoice,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice EZ-2060' })).toBeVisible();
    await expect(canvas.getByText('$107.78')).toBeVisible();
  },
};

export const InvoiceRightToLeft: Story = { args: invoice, globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenOnPhone: Story = { args: open, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { path: '/apps/e-commerce/orders/ez-2058' },
  globals: { locale: 'ar' },
};
