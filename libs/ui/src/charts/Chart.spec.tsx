import { render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../theme';
import { Chart } from '.';
import type { ChartData, ChartProps } from '.';

const mockTaken = jest.fn();
const mockDraw = jest.fn<() => void, [HTMLElement, ChartData]>(() => mockTaken);
let mockIsThere = false;
/** What draws needs a browser that lays things out. It is fetched with the first chart, or cannot be. */
jest.mock('./drawChart', () => {
  if (!mockIsThere) throw new Error('offline');
  return { drawChart: mockDraw };
});

const visits: ChartData = {
  kind: 'line',
  labels: ['Mon', 'Tue'],
  series: [{ id: 'now', name: 'Visits', values: [310, 342] }],
};
const chart = (props: Partial<ChartProps> = {}) => (
  <UiProvider locale="en">
    <Chart
      data={visits}
      label="Visits by day"
      format={String}
      words={{ failed: 'This could not be loaded.', retry: 'Try again' }}
      {...props}
    />
  </UiProvider>
);

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe = () => {
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    };
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

describe('where the part that draws cannot be fetched', () => {
  it('says so in place of a chart, which can be tried again', async () => {
    render(chart());
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('leaves the room beside a number empty, which is not high enough for a sentence', async () => {
    render(
      <>
        {chart()}
        {chart({ isBare: true, label: 'Beside a number' })}
      </>,
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Beside a number' })).toBeEmptyDOMElement();
  });
});

describe('with the part that draws', () => {
  beforeAll(() => {
    mockIsThere = true;
  });

  it('is drawn anew when it says something else, and only then', async () => {
    const { rerender, unmount } = render(chart());
    await waitFor(() => expect(mockDraw).toHaveBeenCalledTimes(1));
    rerender(chart({ data: { ...visits } }));
    expect(mockDraw).toHaveBeenCalledTimes(1);
    const more = { ...visits, series: [{ id: 'now', name: 'Visits', values: [310, 400] }] };
    rerender(chart({ data: more }));
    expect(mockTaken).toHaveBeenCalledTimes(1);
    expect(mockDraw).toHaveBeenCalledTimes(2);
    expect(mockDraw.mock.lastCall?.[1]).toMatchObject(more);
    unmount();
    expect(mockTaken).toHaveBeenCalledTimes(2);
  });
});
