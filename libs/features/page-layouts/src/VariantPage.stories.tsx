import { RoutingStage } from '@ezone/shell/routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { indexPath } from './paths';
import { VariantPage } from './VariantPage';
import { layoutVariants } from './variants';

/** The page of one variant. */
function VariantAt({ path }: { path: string }) {
  const variant = layoutVariants.find((one) => one.path === path);
  if (!variant) throw new Error(`There is no variant ${path}`);
  return (
    <RoutingStage path={`${indexPath}/${path}`}>
      <main>
        <VariantPage variant={variant} />
      </main>
    </RoutingStage>
  );
}

const meta = {
  title: 'Apps/Page layouts/Variants',
  component: VariantAt,
  args: { path: 'carded/left-sidebar-tabs' },
  argTypes: { path: { control: 'select', options: layoutVariants.map(({ path }) => path) } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof VariantAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every variant can be chosen in the controls. */
export const CardedWithSidebarAndTabs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Tasks' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page'));
  },
};

export const CardedFullWidth: Story = { args: { path: 'carded/full-width' } };

export const SimpleFullWidth: Story = { args: { path: 'simple/full-width' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
