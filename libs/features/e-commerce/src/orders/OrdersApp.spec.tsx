import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderOf, stateOf } from './testing/sampleOrders';
import { createOrdersServer } from './testing/ordersServer';
import { OrdersAt } from './testing/OrdersStage';

const show = (path = '/apps/e-commerce/orders', server = createOrdersServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <OrdersAt path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
const history = async () => within(await screen.findByRole('region', { name: 'History' }));
const choose = async (user: ReturnType<typeof userEvent.setup>, status: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /New state/ }));
  await user.click(await screen.findByRole('option', { name: status }));
  await user.click(dialog.getByRole('button', { name: 'Set the state' }));
};

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('says what the orders that are shown come to', async () => {
  show();
  expect(await screen.findAllByText('3 orders, $257.76 in total')).not.toHaveLength(0);
  cleanup();
  show('/apps/e-commerce/orders?status=4');
  expect(await screen.findAllByText('1 order, $42.20 in total')).not.toHaveLength(0);
  expect(await screen.findAllByRole('row')).toHaveLength(1);
});

it('sets the state with a note, shows both at once, and takes them back', async () => {
  const { server, user } = show('/apps/e-commerce/orders/ez-2060');
  await history();
  await user.click(screen.getByRole('button', { name: 'Set the state' }));
  await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'At the door');
  await choose(user, 'Shipped');
  expect(await (await history()).findByText('At the door')).toBeInTheDocument();
  await waitFor(() => expect(server.statesOf('ez-2060')).toEqual(['4', '2']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.statesOf('ez-2060')).toEqual(['2']));
  expect((await history()).queryByText('At the door')).toBeNull();
});

it('says that somebody else was faster, and shows what they have done', async () => {
  const { server, user } = show('/apps/e-commerce/orders/ez-2060');
  await history();
  await user.click(screen.getByRole('button', { name: 'Set the state' }));
  await screen.findByRole('dialog');
  act(() => {
    server.setStatus('ez-2060', '5');
  });
  await choose(user, 'Canceled');
  // The pointer rests on the toast, which stays as long as that.
  await user.hover(await screen.findByText(/Somebody else has changed it meanwhile/));
  expect(server.statesOf('ez-2060')).toEqual(['5', '2']);
  expect((await history()).getByText('Delivered')).toBeInTheDocument();
  expect((await history()).queryByText('Canceled')).toBeNull();
  // Who tries again now knows of that.
  const toasts = within(screen.getByRole('region', { name: 'Messages' }));
  await user.click(toasts.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.statesOf('ez-2060')).toEqual(['6', '5', '2']));
});

it('says that there is not enough in stock', async () => {
  const server = createOrdersServer();
  server.setStock(false);
  const { user } = show('/apps/e-commerce/orders/ez-2060', server);
  await history();
  await user.click(screen.getByRole('button', { name: 'Set the state' }));
  await choose(user, 'Shipped');
  expect(await screen.findByText(/There is not enough of it in stock/)).toBeInTheDocument();
  expect(server.statesOf('ez-2060')).toEqual(['2']);
});

it('does not set the state that an order is in', async () => {
  const { server, user } = show('/apps/e-commerce/orders/ez-2060');
  await history();
  await user.click(screen.getByRole('button', { name: 'Set the state' }));
  await choose(user, 'Payment accepted');
  expect(await screen.findByText('Choose another state than now.')).toBeInTheDocument();
  expect(server.count('POST /api/e-commerce-app/orders/status')).toBe(0);
});

it('keeps a comment that is being written, adds it, and lets its author remove it', async () => {
  const { server, user } = show('/apps/e-commerce/orders/ez-2060');
  await history();
  await user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'Call first');
  act(() => {
    server.setStatus('ez-2060', '3');
  });
  expect(await (await history()).findByText('Preparing the order')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('Call first');
  await user.click(screen.getByRole('button', { name: 'Add a comment' }));
  await waitFor(() => expect(server.orders.get('ez-2060').comments.map(({ text }) => text)).toEqual(['Call first']));
  expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Remove the comment' }));
  await waitFor(() => expect(server.orders.get('ez-2060').comments).toEqual([]));
});

it('removes orders, and brings them back', async () => {
  const { server, user } = show();
  const second = await screen.findByRole('row', { name: /EZ-2059/ });
  act(() => {
    second.focus();
  });
  await user.keyboard('#');
  await waitFor(() => expect(server.orders.all()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.orders.all()).toHaveLength(3));
});

it.each([
  [['2'], 'Paid'],
  [['4', '3', '2', '10'], 'Paid'],
  [['10'], 'Not paid yet'],
  [['4', '14'], 'Not paid yet'],
  [['5', '4', '14'], 'Paid'],
  [['8', '2'], 'Not paid yet'],
  [['6', '1'], 'Not paid yet'],
  [['7', '6', '2'], 'Refunded'],
  [['6', '7', '2'], 'Refunded'],
  [['2', '7', '2'], 'Paid'],
] as const)(
  'prints who sells, the date, the tax and the sum of an order in the states %j, and that it is: %s',
  async (ids, paid) => {
    const status = ids.map((id) => stateOf(id, '2026-11-20T09:00:00.000Z'));
    show('/apps/e-commerce/orders/ez-2060/invoice', createOrdersServer([orderOf('ez-2060', { status })]));
    const [seller] = await screen.findAllByRole('heading', { name: 'Seller' });
    const sheet = seller?.parentElement?.parentElement?.parentElement as HTMLElement;
    expect(sheet).toHaveTextContent('Ezone Studio');
    expect(sheet).toHaveTextContent('Order of Nov 20, 2026');
    expect(sheet).toHaveTextContent('Tax$9.98');
    expect(sheet).toHaveTextContent('Total$107.78');
    expect(within(sheet).getByText(paid)).toBeVisible();
  },
);
