import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InvoiceStage } from './testing/InvoiceStage';

const meta = {
  title: 'Pages/Invoices',
  component: InvoiceStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof InvoiceStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A plain table, to be kept on file. */
export const Compact: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-$120.60')).toBeVisible();
    await expect(canvas.getByText('$9,000.00')).toBeVisible();
  },
};

/** What is to be paid comes first, in colour. */
export const Modern: Story = { args: { look: 'modern' } };

export const Loading: Story = { args: { invoice: never } };

export const NotLoaded: Story = { args: { invoice: () => Promise.reject(refused(500)) } };

/** Without the demo data there is no invoice. */
export const Missing: Story = { args: { invoice: () => Promise.reject(refused(404)) } };

/** Paper is white in a dark page, too. */
export const Dark: Story = { args: { look: 'modern' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ModernOnAPhone: Story = {
  args: { look: 'modern' },
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
};
