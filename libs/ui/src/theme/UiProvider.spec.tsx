import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { SchemeScope } from './SchemeScope';
import { schemes } from './schemes';
import { UiProvider } from './UiProvider';

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

it('tells the page its language and direction', () => {
  const { rerender } = render(<UiProvider locale="ar">x</UiProvider>);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');

  rerender(<UiProvider locale="tr">x</UiProvider>);
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
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
  const before = renders;

  rerender(
    <UiProvider scheme="defaultDark" locale="en">
      {inside}
    </UiProvider>,
  );
  expect(renders).toBe(before);
});

it('gives a part of the page a scheme of its own and keeps the scheme out of the DOM', () => {
  render(
    <UiProvider locale="en">
      <SchemeScope as="nav" scheme="greyDark" aria-label="Main">
        x
      </SchemeScope>
    </UiProvider>,
  );
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(variable(nav, '--ez-bg')).toBe(schemes.greyDark.color.bg);
  expect(nav).not.toHaveAttribute('scheme');
});
