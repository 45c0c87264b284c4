import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderMap } from './OrderMap';

const meta = {
  title: 'Apps/Orders/Map',
  component: OrderMap,
  args: {
    label: 'Map of Kordon 12, İzmir',
    place: { address: 'Kordon 12, İzmir', lat: 38.42, lng: 27.14 },
  },
  decorators: [
    (Map) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Map />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof OrderMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The place is in the middle. */
export const Place: Story = {
  play: async ({ canvas }) => {
    const point = canvas.getByRole('img', { name: /Kordon/ }).querySelector('.point');
    await expect(Number(point?.getAttribute('cx'))).toBeCloseTo(240, 0);
    await expect(Number(point?.getAttribute('cy'))).toBeCloseTo(120, 0);
  },
};

/** So far to the north the map shows what is a little south of it. */
export const FarNorth: Story = {
  args: { label: 'Map of Alert, Nunavut', place: { address: 'Alert, Nunavut', lat: 82.5, lng: -62.35 } },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
