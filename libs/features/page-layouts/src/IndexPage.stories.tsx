import { RoutingStage } from '@ezone/shell/routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page as Blank } from './BlankPage';
import { Page } from './IndexPage';
import { blankPath, layoutVariants } from './variants';

const meta = {
  title: 'Apps/Page layouts/Index',
  component: Page,
  decorators: (Story) => (
    <RoutingStage>
      <main>
        <Story />
      </main>
    </RoutingStage>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A way to each of the variants, and to the blank page. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(layoutVariants.length + 1);
    await expect(canvas.getByRole('link', { name: 'Blank' })).toHaveAttribute('href', blankPath);
  },
};

export const BlankPage: Story = { render: () => <Blank /> };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
