import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createProductsServer, manyProducts, productNamed } from './testing/productsServer';
import { ProductsAt } from './testing/ProductsStage';

const meta = {
  title: 'Apps/E-commerce/Products',
  component: ProductsAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof ProductsAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const cellIn = (canvas: { getByRole: (role: string, options: object) => HTMLElement }, name: RegExp | string) =>
  canvas.getByRole('gridcell', { name });

/** A cell is edited by Enter, taken by Enter, and taken back by one Undo. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Products' });
    await userEvent.click(cellIn(canvas, 'SKU-Boats'));
    await expect(grid).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.clear(canvas.getByRole('textbox', { name: '$1.15' }));
    await userEvent.keyboard('2.50{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: '$2.75' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('gridcell', { name: '$1.27' })).toBeVisible();
  },
};

/** What cannot be taken stays in its cell, with the reason. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Products' });
    await userEvent.click(cellIn(canvas, '3'));
    await userEvent.keyboard('-4{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It cannot be below zero.');
    await expect(canvas.getByRole('textbox', { name: '3' })).toHaveValue('-4');
  },
};

/** Only the rows in view are drawn, however many there are. */
export const Thousands: Story = {
  args: { server: () => createProductsServer(manyProducts(3000)) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Products' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await userEvent.click(cellIn(canvas, 'SKU-Print 00000'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('Print 02999')).toBeVisible();
    await expect(grid).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/e-commerce/products?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No product fits the search and the filters.')).toBeVisible();
  },
};

export const Empty: Story = { args: { server: () => createProductsServer([]) } };

export const Loading: Story = {
  args: {
    server: () => {
      const server = createProductsServer();
      server.hold('GET /api/e-commerce-app/products/window');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createProductsServer();
      server.fail('GET /api/e-commerce-app/products/window', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Whichever price is typed, the other follows to the cent. */
export const Product: Story = {
  args: { path: '/apps/e-commerce/products/boats/boats?tab=pricing' },
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: /^Price without tax/ });
    const total = canvas.getByRole('textbox', { name: /^Price with tax/ });
    await userEvent.clear(price);
    await userEvent.type(price, '19.99');
    await expect(total).toHaveValue('21.99');
    await userEvent.clear(total);
    await userEvent.type(total, '1.27');
    await expect(price).toHaveValue('1.15');
  },
};

const shared = { server: createProductsServer() };

/** A field that two have written is decided by whoever saves last. */
export const Conflict: Story = {
  args: {
    path: '/apps/e-commerce/products/boats/boats',
    server: () => (shared.server = createProductsServer([productNamed('Boats')])),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' of Mine');
    shared.server.products.patch(['boats'], { name: 'Theirs' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'Name' })).toHaveTextContent('Theirs');
  },
};

/** A picture that needs no server. */
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E";

export const Images: Story = {
  args: {
    path: '/apps/e-commerce/products/boats/boats?tab=images',
    server: () =>
      createProductsServer([
        productNamed('Boats', {
          featuredImageId: 'b',
          images: ['a', 'b', 'c'].map((id) => ({ id, url: picture, type: 'image' })),
        }),
      ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Image 1 of 3' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Feature this image' })[0] as HTMLElement);
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
  },
};

export const New: Story = { args: { path: '/apps/e-commerce/products/new' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
