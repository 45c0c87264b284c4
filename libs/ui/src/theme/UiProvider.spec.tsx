import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { SchemeName } from './schemeNames';
import { SchemeScope } from './SchemeScope';
import { UiProvider } from './UiProvider';

const root = document.documentElement;

it('tells the page its language and direction', () => {
  const { rerender } = render(<UiProvider locale="ar">x</UiProvider>);
  expect(root).toHaveAttribute('dir', 'rtl');
  expect(root).toHaveAttribute('lang', 'ar');

  rerender(<UiProvider locale="tr">x</UiProvider>);
  expect(root).toHaveAttribute('dir', 'ltr');
});

it('keeps the scheme it has until the colours of the next one are there, and the page stays', async () => {
  const waited = jest.fn();
  const Waiting = () => {
    waited();
    return null;
  };
  const page = (scheme: SchemeName) => (
    <Suspense fallback={<Waiting />}>
      <UiProvider scheme={scheme} locale="en">
        x
      </UiProvider>
    </Suspense>
  );
  const { rerender } = render(page('default'));
  const seen: (string | null)[] = [];
  const changes = new MutationObserver(() => seen.push(root.getAttribute('data-scheme')));
  changes.observe(root, { attributeFilter: ['data-scheme'] });

  await act(async () => {
    rerender(page('oceanDark'));
    await Promise.resolve();
  });
  changes.disconnect();
  expect(seen).toEqual(['oceanDark']);
  expect(waited).not.toHaveBeenCalled();
});

it('changes the scheme without rendering what is inside', () => {
  let renders = 0;
  const Inside = styled.p`
    color: ${({ theme }) => {
      renders += 1;
      return theme.color.text;
    }};
  `;
  const inside = <Inside>x</Inside>;
  const { rerender } = render(
    <UiProvider scheme="default" locale="en">
      {inside}
    </UiProvider>,
  );
  expect(root).toHaveAttribute('data-scheme', 'default');
  const before = renders;

  rerender(
    <UiProvider scheme="defaultDark" locale="en">
      {inside}
    </UiProvider>,
  );
  expect(root).toHaveAttribute('data-scheme', 'defaultDark');
  expect(renders).toBe(before);
});

it('gives a part of the page a scheme of its own', () => {
  render(
    <UiProvider locale="en">
      <SchemeScope as="nav" scheme="greyDark" aria-label="Main">
        x
      </SchemeScope>
    </UiProvider>,
  );
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(nav).toHaveAttribute('data-scheme', 'greyDark');
  expect(nav).not.toHaveAttribute('scheme');
});
