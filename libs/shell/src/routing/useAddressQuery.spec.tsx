import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { MemoryAddress } from './testing/MemoryAddress';
import { useAddressQuery } from './useAddressQuery';

const Page = () => {
  const { pathname, search, hash } = useLocation();
  const { parameters, want } = useAddressQuery();
  return (
    <>
      <p>{pathname + search + hash}</p>
      <button
        onClick={() => {
          want({ category: null });
          want({ q: parameters.get('category') });
        }}
      >
        Look for the category
      </button>
    </>
  );
};

it('loses no change of two that come before the page is drawn', async () => {
  render(
    <MemoryAddress path="/courses?category=cloud&sort=name">
      <Page />
    </MemoryAddress>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('/courses?sort=name&q=cloud')).toBeVisible();
});

it('keeps the place within the page', async () => {
  render(
    <MemoryAddress path="/courses?category=cloud#prices">
      <Page />
    </MemoryAddress>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('/courses?q=cloud#prices')).toBeVisible();
});
