import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { SchemeScope } from './SchemeScope';
import { UiProvider } from './UiProvider';

it('is drawn for the first time once its colours have been fetched, and in no others before', async () => {
  const seen: (string | null | undefined)[] = [];
  const Witness = () => {
    const ref = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
      seen.push(ref.current?.closest('nav')?.getAttribute('data-scheme'));
    });
    return <span ref={ref}>Menu</span>;
  };
  await act(async () => {
    render(
      <UiProvider locale="en">
        <SchemeScope as="nav" scheme="ocean">
          <Witness />
        </SchemeScope>
      </UiProvider>,
    );
    await Promise.resolve();
  });
  expect(seen).toEqual(['ocean']);
});
