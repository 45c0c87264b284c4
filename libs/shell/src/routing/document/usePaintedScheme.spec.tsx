import type { SchemeName } from '@ezone/ui/theme';
import { renderHook, waitFor } from '@testing-library/react';
import { usePaintedScheme } from './usePaintedScheme';

const root = document.documentElement;
const kept = () => JSON.parse(localStorage.getItem('ezone.paint') ?? 'null') as Record<string, string> | null;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['scheme'];
});

type Used = [SchemeName, ...SchemeName[]] | null;
const paint = (used: Used) => renderHook(usePaintedScheme, { initialProps: used });

it('leaves the page as it is while it is not known who is here, and the memory, too', () => {
  root.dataset['scheme'] = 'plumDark';
  const { result, rerender } = paint(null);
  expect(result.current).toBe('plumDark');
  expect(kept()).toBeNull();

  rerender(['default', 'greyDark']);
  expect(result.current).toBe('default');
  expect(kept()).toMatchObject({ scheme: 'default', schemes: 'default greyDark', css: '' });
});

it('starts in the default scheme where there was no last visit', () => {
  expect(paint(null).result.current).toBe('default');
});

it('keeps the schemes in use with their colours, once those have been fetched', async () => {
  paint(['ocean', 'greyDark', 'ocean']);
  expect(kept()).toBeNull();
  await waitFor(() => {
    expect(kept()).toMatchObject({ scheme: 'ocean', schemes: 'ocean greyDark ocean' });
  });
  expect(kept()?.['css']).toMatch(/^\[data-scheme='ocean'\]\{[^}]*\}\s*$/);
});
