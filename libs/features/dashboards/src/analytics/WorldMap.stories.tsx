import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorldMap } from './WorldMap';

const meta = {
  title: 'Apps/Dashboards/World map',
  component: WorldMap,
  args: {
    label: 'Visitors',
    height: '28rem',
    markers: [
      { label: 'Istanbul', lat: 41.01, lng: 28.98 },
      { label: 'Cairo', lat: 30.04, lng: 31.24 },
      { label: 'Toronto', lat: 43.65, lng: -79.38 },
      { label: 'Auckland', lat: -36.85, lng: 174.76 },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof WorldMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', { name: 'Visitors' });
    await expect(map.querySelector('.land')?.getAttribute('d')).toMatch(/^M/);
    await expect(map.querySelectorAll('.place')).toHaveLength(4);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** East stays at the right. */
export const RightToLeft: Story = { args: { label: 'الزوار' }, globals: { locale: 'ar' } };
