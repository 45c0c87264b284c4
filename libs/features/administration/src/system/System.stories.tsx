import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createAdministrationServer } from '../testing/administrationServer';
import { AdministrationStage } from '../testing/AdministrationStage';

const meta = {
  title: 'Apps/Administration/System',
  component: AdministrationStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: { path: '/apps/admin/system' },
} satisfies Meta<typeof AdministrationStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Storage' })).toBeVisible(),
};

export const Loading: Story = { args: { server: () => createAdministrationServer({ answer: never }) } };

export const NotLoaded: Story = {
  args: { server: () => createAdministrationServer({ answer: () => Promise.reject(refused(500)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'The state of the server could not be loaded.',
    );
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
