import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chart } from '.';
import type { ChartData } from '.';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visits: ChartData = {
  kind: 'area',
  labels: days,
  series: [
    { id: 'now', name: 'Visits', values: [310, 342, 365, 401, 388, 290, 275] },
    { id: 'before', name: 'The week before', values: [290, 315, 350, 370, 391, 301, 240], isQuiet: true },
  ],
};

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    data: visits,
    label: 'Visits by day',
    format: (value: number) => String(value),
    words: { failed: 'This could not be loaded.', retry: 'Try again' },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('img').querySelector('svg .highcharts-series')).toBeVisible());

export const Area: Story = { play: drawn };

export const Line: Story = { args: { data: { ...visits, kind: 'line' } }, play: drawn };

/** A press on a bar is told with its place. */
export const Columns: Story = { args: { data: { ...visits, kind: 'column' }, onPick: fn() }, play: drawn };

/** What counts something else has a scale of its own. */
export const TwoScales: Story = {
  args: {
    data: {
      kind: 'column',
      labels: days,
      series: [
        { id: 'sales', name: 'Sales', values: [24, 28, 31, 33, 29, 22, 20] },
        {
          id: 'earnings',
          name: 'Earnings',
          values: [840, 1010, 1120, 1240, 990, 760, 700],
          kind: 'line',
          hasOwnScale: true,
        },
      ],
    },
  },
  play: drawn,
};

export const Parts: Story = {
  args: {
    data: {
      kind: 'pie',
      labels: ['Desktop', 'Mobile', 'Tablet'],
      series: [{ id: 'share', name: 'Share', values: [58.2, 34.6, 7.2] }],
    },
    format: (value: number) => `${String(value)} %`,
  },
  play: drawn,
};

/** Beside a number. */
export const Bare: Story = { args: { isBare: true, height: '4.8rem' }, play: drawn };

export const Dark: Story = { globals: { scheme: 'defaultDark' }, play: drawn };

export const RightToLeft: Story = {
  args: {
    label: 'الزيارات حسب اليوم',
    data: {
      kind: 'area',
      labels: ['٢ مارس', '٣ مارس', '٤ مارس', '٥ مارس'],
      series: [
        { id: 'now', name: 'الزيارات', values: [310, 342, 365, 401] },
        { id: 'before', name: 'الأسبوع السابق', values: [290, 315, 350, 370], isQuiet: true },
      ],
    },
    format: (value: number) => value.toLocaleString('ar-EG'),
  },
  globals: { locale: 'ar' },
  play: drawn,
};
