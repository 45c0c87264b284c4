import { UiProvider } from '@ezone/ui/theme';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryAddress, restingLoader } from '../../routing/testing';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { RouteLink } from '../../routing';
import { RoutingContext } from '../../routing/RoutingContext';
import { PageCarded } from './PageCarded';
import type { PageLayoutProps } from './PageLayout';
import { PageSimple } from './PageSimple';
import { PageTabs } from './PageTabs';

const routing = { routes: [], redirects: {}, loader: restingLoader };

const places = {
  name: 'Places',
  content: (
    <>
      <input aria-label="Find a place" />
      <RouteLink to="/elsewhere">Elsewhere</RouteLink>
    </>
  ),
};
const details = { name: 'Details', content: <p>Due on Friday</p>, isTemporary: true };

type Layout = typeof PageCarded;

const show = (Layout: Layout, props: Omit<PageLayoutProps, 'children'>) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <MemoryAddress path="/here">
          <RoutingContext value={routing}>
            <main>
              <Layout {...props}>
                <p>What it is about</p>
              </Layout>
            </main>
          </RoutingContext>
        </MemoryAddress>
      </UiProvider>
    </StaticI18nProvider>,
  );

const sidebar = (name: string) => screen.queryByRole('complementary', { name });
const button = (name: string) => screen.getByRole('button', { name });

let resize: ReturnType<typeof screenWidth>;
beforeEach(() => {
  resize = screenWidth(false);
});

describe.each([
  ['carded', PageCarded],
  ['simple', PageSimple],
])('%s', (_, Layout) => {
  it('shows header, toolbar and content, and nothing that it was not given', () => {
    show(Layout, { header: <h1>Order</h1>, toolbar: <button type="button">Print</button> });
    expect(screen.getByRole('heading', { name: 'Order' })).toBeVisible();
    expect(button('Print')).toBeVisible();
    expect(screen.getByText('What it is about')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('opens a drawer from its button, and gives the focus back on Escape', async () => {
    show(Layout, { header: <h1>Order</h1>, end: details });
    expect(button('Details')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Details'));
    expect(sidebar('Details')).toHaveFocus();
    expect(screen.getByText('Due on Friday')).toBeVisible();
    expect(button('Details')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(sidebar('Details')).not.toBeInTheDocument();
    expect(button('Details')).toHaveFocus();
  });

  it('closes a drawer with its close button, and on a click outside', async () => {
    show(Layout, { header: <h1>Order</h1>, end: details });
    await userEvent.click(button('Details'));
    await userEvent.click(button('Close'));
    expect(sidebar('Details')).not.toBeInTheDocument();
    await userEvent.click(button('Details'));
    await userEvent.click(screen.getByText('What it is about'));
    expect(sidebar('Details')).not.toBeInTheDocument();
  });

  it('keeps its buttons in the toolbar where there is no header', async () => {
    show(Layout, { toolbar: <span>Sorted by name</span>, start: places });
    await userEvent.click(button('Places'));
    expect(sidebar('Places')).toBeInTheDocument();
  });

  it('has a bar for the buttons where it has no other', () => {
    show(Layout, { start: { ...places, isTemporary: true }, end: details });
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(
      expect.arrayContaining(['Places', 'Details']),
    );
  });
});

it('closes the drawer when another page opens', async () => {
  show(PageSimple, { header: <h1>Order</h1>, start: { ...places, isTemporary: true } });
  await userEvent.click(button('Places'));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(sidebar('Places')).not.toBeInTheDocument();
});

it('keeps what is typed in a permanent sidebar, and closes the drawer, when the screen becomes wide', async () => {
  show(PageCarded, { header: <h1>Order</h1>, start: places });
  await userEvent.click(button('Places'));
  const field = screen.getByRole('textbox', { name: 'Find a place' });
  await userEvent.type(field, 'Izmir');
  act(() => {
    resize(true);
  });
  expect(button('Places')).toHaveAttribute('aria-expanded', 'false');
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Izmir');
});

it('leaves a temporary drawer open when the screen becomes wide', async () => {
  show(PageCarded, { header: <h1>Order</h1>, end: details });
  await userEvent.click(button('Details'));
  act(() => {
    resize(true);
  });
  expect(sidebar('Details')).toBeInTheDocument();
});

it('can be scrolled from the keyboard where only the content scrolls', async () => {
  show(PageCarded, { header: <h1>Order</h1>, scroll: 'content' });
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent(/^What it is about$/);
});

it('marks the view that is shown, among links to all of them', () => {
  show(PageSimple, {
    toolbar: (
      <PageTabs
        label="Views"
        tabs={[
          { to: '/here', label: 'Overview' },
          { to: '/here?view=tasks', label: 'Tasks' },
        ]}
        current="/here?view=tasks"
      />
    ),
  });
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName('Tasks');
  expect(views.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/here');
});
