import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createProductsServer, manyProducts, productNamed } from './testing/productsServer';
import { ProductsAt } from './testing/ProductsStage';

const show = (server = createProductsServer(), path?: string, userId?: string) => {
  const { unmount } = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ProductsAt
            server={() => server}
            {...(path !== undefined && { path })}
            {...(userId !== undefined && { userId })}
          />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, unmount, user: userEvent.setup() };
};
const grid = () => screen.findByRole('grid', { name: 'Products' });
const cell = (name: string) => screen.findByRole('gridcell', { name });
const paste = async (text: string) => {
  fireEvent.paste(await grid(), { clipboardData: { getData: () => text } });
};
const undo = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  screenWidth(true);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

it('selects several on a phone, does something to all of them, and opens none meanwhile', async () => {
  screenWidth(false);
  const { server, user } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Boats' }));
  await user.click(screen.getByRole('link', { name: /^Çınar/ }));
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Select Çınar/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(['boats', 'cinar'].map((id) => server.products.get(id).active)).toEqual([false, false]));
});

it('selects a product that a finger holds, and hears the next key where no click follows the finger', async () => {
  screenWidth(false);
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = show();
  const link = await screen.findByRole('link', { name: /^Boats/ });
  const box = screen.getByRole('checkbox', { name: 'Select Boats' });
  await user.pointer({ keys: '[TouchA>]', target: link });
  act(() => jest.advanceTimersByTime(600));
  expect(box).toBeChecked();
  fireEvent.pointerUp(link, { pointerType: 'touch' });
  act(() => link.focus());
  await user.keyboard('{Enter}');
  expect(box).not.toBeChecked();
  jest.useRealTimers();
});

it('is filtered by state and by stock, each with its own options', async () => {
  const { user } = show();
  await grid();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const optionsOf = async (name: string) =>
    within(await screen.findByRole('group', { name })).getAllByRole('menuitemradio');
  const named = async (name: string) => (await optionsOf(name)).map((option) => option.textContent);
  expect(await named('Stock')).toEqual(['Any', 'In stock', 'Low stock', 'Out of stock']);
  expect(await named('State')).toEqual(['Any', 'Active', 'Inactive']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Inactive' }));
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'SKU-Boats' })).not.toBeInTheDocument());
});

describe('the cells of the table', () => {
  it('are written by typing, moved through by Tab, and left as they were by Escape', async () => {
    const { server, user } = show();
    await user.click(await cell('SKU-Boats'));
    await user.keyboard('B-2{Tab}');
    await waitFor(() => expect(server.products.get('boats').sku).toBe('B-2'));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await user.keyboard('{ArrowRight}{F2}');
    await user.clear(screen.getByRole('textbox', { name: '$1.15' }));
    await user.keyboard('9{Escape}');
    expect(server.products.get('boats').priceTaxExcl).toBe(1.15);
    expect(await cell('$1.15')).toBeInTheDocument();
  });

  it('take a block of a spreadsheet as one step, keep what is wrong in it, and one Undo takes it back', async () => {
    const { server, user } = show();
    const before = server.products.all();
    await user.click(await cell('SKU-Boats'));
    await paste('B-1\tx\t$2.00\t\t-3\n"C ""1"""\tx\t49.91\t\t7\n');
    await waitFor(() =>
      expect(server.products.get('boats')).toMatchObject({ sku: 'B-1', priceTaxExcl: 2, priceTaxIncl: 2.2 }),
    );
    expect(server.products.get('cinar')).toMatchObject({
      sku: 'C "1"',
      priceTaxExcl: 49.91,
      priceTaxIncl: 54.9,
      quantity: 7,
    });
    expect(server.products.get('boats').quantity).toBe(3);
    expect(await cell('-3')).toHaveAttribute('aria-invalid', 'true');
    await undo(user);
    await waitFor(() => expect(server.products.all()).toEqual(before));
  });

  it.each([
    ['41,5', 41.5],
    ['$41.50', 41.5],
    ['1,041', 1041],
    ['1.041,50', 1041.5],
  ])('take %j as a price', async (typed, price) => {
    const { server, user } = show();
    await user.dblClick(await cell('$1.15'));
    const field = screen.getByRole('textbox', { name: '$1.15' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(server.products.get('boats').priceTaxExcl).toBe(price));
  });

  it.each(['12.x', '1.234', 'free', '10%', '٪10', ''])('refuse %j as a price, and keep it', async (typed) => {
    const { server, user } = show();
    await user.dblClick(await cell('$1.15'));
    const field = screen.getByRole('textbox', { name: '$1.15' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(field).toHaveValue(typed);
    expect(server.products.get('boats').priceTaxExcl).toBe(1.15);
  });

  it('keep what was wanted where somebody else was faster, and say so', async () => {
    const { server, user } = show();
    await user.click(await cell('SKU-Boats'));
    server.products.patch(['boats'], { sku: 'THEIRS' });
    await user.keyboard('MINE{Enter}');
    expect(await screen.findByText(/^1 was changed by somebody else/)).toBeInTheDocument();
    expect(screen.queryByText('1 product changed.')).toBeNull();
    const kept = await cell('MINE');
    expect(kept).toHaveAttribute('aria-invalid', 'true');
    expect(server.products.get('boats').sku).toBe('THEIRS');
  });

  it('keep it also where the table was left before the answer, and over a reload', async () => {
    const { server, user, unmount } = show(undefined, undefined, 'ada');
    await user.click(await cell('SKU-Boats'));
    server.products.patch(['boats'], { sku: 'THEIRS' });
    const release = server.hold('POST /api/e-commerce-app/products/change');
    await user.keyboard('MINE{Enter}');
    await user.click(await cell('$1.15'));
    server.products.patch(['boats'], { priceTaxExcl: 3 });
    await user.keyboard('2{Enter}');
    await user.click(screen.getByRole('link', { name: 'Çınar' }));
    await screen.findByRole('heading', { name: 'Çınar' });
    release();
    await waitFor(() => expect(server.count('POST /api/e-commerce-app/products/change')).toBe(2));
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await cell('MINE')).toHaveAttribute('aria-invalid', 'true');
    expect(await cell('2.00')).toHaveAttribute('aria-invalid', 'true');
    unmount();
    show(server, undefined, 'ada');
    expect(await cell('MINE')).toHaveAttribute('aria-invalid', 'true');
  });

  it('show what others change, and the rows stay where they are while the focus is in them', async () => {
    const { server, user } = show();
    await user.click(await cell('SKU-Boats'));
    act(() => {
      server.write('boats', { name: 'Zeppelins' });
    });
    await screen.findByText('Zeppelins');
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent);
    expect(names[1]).toBe('Zeppelins');
    await user.click(screen.getByRole('searchbox'));
    await waitFor(() => {
      const now = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('link').textContent);
      expect(now.indexOf('Zeppelins')).toBeGreaterThan(1);
    });
  });
});

describe('many products', () => {
  it('are selected by ranges, and changed by per cent as one step', async () => {
    const { server, user } = show(createProductsServer(manyProducts(300)));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Print 00001' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Print 00004' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    await user.type(await screen.findByRole('textbox', { name: 'Per cent' }), '-12.5');
    expect(await screen.findAllByText('\u2068$8.75\u2069 · \u2068$9.63\u2069')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Change 4 prices' }));
    const cheaper = () => server.products.all().filter(({ priceTaxIncl }) => priceTaxIncl === 9.63).length;
    await waitFor(() => expect(cheaper()).toBe(4));
    await undo(user);
    await waitFor(() => expect(cheaper()).toBe(0));
  });

  it('take a block of more lines than are asked for at once', async () => {
    const { server, user } = show(createProductsServer(manyProducts(1240)));
    await user.click(await screen.findByRole('gridcell', { name: 'SKU-Print 00000' }));
    await paste(Array.from({ length: 1242 }, (_, at) => `S-${String(at)}`).join('\n'));
    await waitFor(() => expect(server.products.all().filter(({ sku }) => sku.startsWith('S-'))).toHaveLength(1240));
    expect(await screen.findByText('The last 2 lines have found no product to stand in.')).toBeInTheDocument();
  });

  it('are all selected that are found, also those that were not asked for yet, and removed as one step', async () => {
    const { server, user } = show(createProductsServer(manyProducts(1240)));
    (await grid()).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('1,240 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.products.all()).toHaveLength(0));
    await undo(user);
    await waitFor(() => expect(server.products.all()).toHaveLength(1240));
  });
});

it('keeps a view that was saved', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Stock/ }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('sort=quantity'));
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Fewest first{Enter}');
  expect(screen.getByRole('link', { name: 'Fewest first' })).toHaveAttribute('aria-current', 'page');
});

describe('the page of a product', () => {
  const path = '/apps/e-commerce/products/boats/boats';

  it('decides field by field where somebody else has written, and takes over what they have written beside it', async () => {
    const { server, user } = show(createProductsServer([productNamed('Boats')]), path);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Mine');
    server.products.patch(['boats'], { name: 'Theirs', quantity: 1 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const clash = await screen.findByRole('group', { name: 'Name' });
    expect(within(clash).getByText('Theirs')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep the unsaved one' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.products.get('boats')).toMatchObject({ name: 'Mine', quantity: 1 }));
  });

  it.each([
    ['theirs', 'Keep the saved one', '15.00', 15, 16.5],
    ['mine', 'Keep the unsaved one', '20.00', 20, 22],
  ])('shows %s of two prices once that is decided, also after a reload', async (_, answer, shown, price, total) => {
    const { server, user, unmount } = show(createProductsServer([productNamed('Boats')]), `${path}?tab=pricing`, 'ada');
    const field = () => screen.findByRole('textbox', { name: 'Price without tax' });
    await user.clear(await field());
    await user.type(await field(), '20');
    server.products.patch(['boats'], { priceTaxExcl: 15, priceTaxIncl: 16.5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: answer }));
    expect(screen.queryByRole('button', { name: answer })).not.toBeInTheDocument();
    expect(await field()).toHaveValue(shown);
    unmount();
    const again = show(server, `${path}?tab=pricing`, 'ada');
    expect(await field()).toHaveValue(shown);
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.products.get('boats')).toMatchObject({ priceTaxExcl: price, priceTaxIncl: total }),
    );
  });

  it.each([
    ['prices', 'mine', { priceTaxExcl: 200, priceTaxIncl: 220, taxRate: 10 }],
    ['name', 'mine', { priceTaxExcl: 200, priceTaxIncl: 220, taxRate: 10 }],
    ['prices', 'theirs', { priceTaxExcl: 100, priceTaxIncl: 120, taxRate: 20 }],
    ['name', 'theirs', { priceTaxExcl: 100, priceTaxIncl: 120, taxRate: 20 }],
  ])(
    'keeps its prices together where its name is in conflict, too: %s decided first, the prices are %s',
    async (...of) => {
      const [first, keep, prices] = of;
      const boats = productNamed('Boats', { priceTaxExcl: 100, priceTaxIncl: 110 });
      const { server, user } = show(createProductsServer([boats]), path);
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' of mine');
      await user.click(screen.getByRole('tab', { name: 'Pricing' }));
      const price = await screen.findByRole('textbox', { name: 'Price without tax' });
      await user.clear(price);
      await user.type(price, '200');
      server.products.patch(['boats'], { name: 'Theirs', priceTaxIncl: 120, taxRate: 20 });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('group', { name: 'Tax in per cent' })).toHaveTextContent('20');
      const decide = {
        name: async () => {
          const clash = screen.getByRole('group', { name: /two places: Name\./ });
          await user.click(within(clash).getByRole('button', { name: 'Keep the unsaved one' }));
        },
        prices: async () => {
          const clash = screen.getByRole('group', { name: /two places: .*Price with tax/ });
          const answer = keep === 'mine' ? 'Keep the unsaved one' : 'Keep the saved one';
          await user.click(within(clash).getByRole('button', { name: answer }));
        },
      };
      await decide[first === 'name' ? 'name' : 'prices']();
      await decide[first === 'name' ? 'prices' : 'name']();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(server.products.get('boats')).toMatchObject({ name: 'Boats of mine', ...prices }));
    },
  );

  it('asks whoever leaves it without saving, and saves first', async () => {
    const { server, user } = show(createProductsServer([productNamed('Boats')]), path);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/products$/));
    expect(server.products.get('boats')?.name).toBe('Boats!');
  });

  it('leads where the user wanted to go after a new one is saved, not to its page', async () => {
    const { server, user } = show(createProductsServer([]), '/apps/e-commerce/products/new');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'New');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(server.products.all()).toHaveLength(1));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/products$/));
  });

  it('asks nothing of whoever removes it', async () => {
    const { user } = show(createProductsServer([productNamed('Boats')]), path);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/products$/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks nothing after it was removed elsewhere', async () => {
    const { server, user } = show(createProductsServer([productNamed('Boats')]), path);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    const asked = server.count('GET /api/e-commerce-app/product');
    act(() => {
      server.removeElsewhere('boats');
    });
    await waitFor(() => expect(server.count('GET /api/e-commerce-app/product')).toBe(asked + 1));
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/products$/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes either price, and saves both to the cent', async () => {
    const { server, user } = show(createProductsServer([productNamed('Boats')]), `${path}?tab=pricing`);
    const total = await screen.findByRole('textbox', { name: 'Price with tax' });
    await user.clear(total);
    await user.type(total, '21.99');
    expect(screen.getByRole('textbox', { name: 'Price without tax' })).toHaveValue('19.99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.products.get('boats')).toMatchObject({ priceTaxExcl: 19.99, priceTaxIncl: 21.99 }),
    );
  });

  it('leads to the tab with the field that is wrong', async () => {
    const { user } = show(createProductsServer(), `${path}?tab=pricing`);
    const total = await screen.findByRole('textbox', { name: /^Price with tax/ });
    await user.clear(total);
    await user.type(total, '0.05');
    await user.click(screen.getByRole('tab', { name: 'Inventory' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^No price leads to exactly that/)).toBeInTheDocument();
  });
});
