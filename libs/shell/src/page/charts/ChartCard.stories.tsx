import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToastProvider } from '../../notices/toast';
import { ChartCard, DrawnChart } from '.';
import type { ChartCardProps } from '.';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const visits = [310, 342, 365, 401];
type Visits = typeof visits;

const queryOf = (data: Visits | undefined, error: Error | null = null): ChartCardProps<Visits>['query'] => ({
  data,
  error,
  isFetching: false,
  refetch: fn(),
});

const Example = (props: ChartCardProps<Visits>) => (
  <ToastProvider>
    <div style={{ maxInlineSize: '56rem' }}>
      <ChartCard {...props} />
    </div>
  </ToastProvider>
);

const meta = {
  title: 'Shell/Page/Chart card',
  component: Example,
  args: {
    title: 'Visits',
    note: 'Sample data',
    query: queryOf(visits),
    table: (data) => ({
      head: ['Day', 'Visits'],
      rows: data.map((value, place) => [days[place] ?? '', String(value)]),
    }),
    children: (data) => (
      <DrawnChart
        label="Visits by day"
        data={{ kind: 'area', labels: days, series: [{ id: 'visits', name: 'Visits', values: data }] }}
      />
    ),
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chart: Story = {};

export const Data: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View data: Visits' }));
    await expect(canvas.getByRole('row', { name: 'Tuesday 342' })).toBeVisible();
  },
};

export const Loading: Story = { args: { query: queryOf(undefined) } };

export const Failed: Story = { args: { query: queryOf(undefined, new Error('No')) } };

export const Nothing: Story = { args: { query: queryOf([]) } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
