import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceStage } from './testing/InvoiceStage';
import type { InvoiceStageProps } from './testing/InvoiceStage';
import { sampleInvoice } from './testing/sampleInvoice';

const show = (props: InvoiceStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <InvoiceStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
/** What stands in the page; the sheet that is printed stands beside it. */
const page = () => within(screen.getByRole('main'));
const sums = async () => {
  const terms = ['Subtotal', 'Tax', 'Discount', 'Total'];
  await page().findByText('Subtotal');
  return terms.map((term) => page().getByText(term, { selector: 'dt' }).nextElementSibling?.textContent);
};

it.each(['compact', 'modern'] as const)('shows the sums of the server in the %s look', async (look) => {
  show({ look });
  expect(await page().findByRole('heading', { level: 1, name: 'Invoice EZ-0042' })).toBeVisible();
  expect(await sums()).toEqual(['$8,445.00', '$675.60', '-$120.60', '$9,000.00']);
  expect(page().getByText('Northlight Prints')).toBeVisible();
  expect(page().getByText('3 days at $1,925.00')).toBeInTheDocument();
  expect(page().getByText('1 piece at $2,670.00')).toBeInTheDocument();
});

it('prints once it is there, and leads to the other look', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  await sums();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Modern look' })).toHaveAttribute('href', '/pages/invoices/modern');
});

it('says that there is none without the demo data', async () => {
  show({ invoice: () => Promise.reject(refused(404)) });
  expect(await page().findByText(/^There is no invoice here\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

it('can be asked for again where it could not be loaded', async () => {
  let isDown = true;
  show({ invoice: () => (isDown ? Promise.reject(refused(403)) : sampleInvoice) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoice could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sums()).toHaveLength(4);
});
