import { renderHook, waitFor } from '@testing-library/react';
import { lazyContent, useLazyContent } from './lazyContent';

const partOf = (part: string) => lazyContent(() => Promise.resolve(part));
const show = (load: ReturnType<typeof partOf>) => {
  const seen: unknown[] = [];
  const hook = renderHook(
    (props: { load: typeof load }) => {
      const [fetched] = useLazyContent(props.load);
      seen.push(fetched.is === 'there' ? fetched.part : fetched.is);
      return fetched;
    },
    { initialProps: { load } },
  );
  return { ...hook, seen };
};

it('waits for another part rather than go on with the one before', async () => {
  const { result, rerender, seen } = show(partOf('composer'));
  await waitFor(() => expect(result.current).toEqual({ is: 'there', part: 'composer' }));
  seen.length = 0;
  rerender({ load: partOf('mail') });
  await waitFor(() => expect(result.current).toEqual({ is: 'there', part: 'mail' }));
  expect(seen).not.toContain('composer');
  expect(seen[0]).toBe('loading');
});

it('has another part at once that was fetched before', async () => {
  const mail = partOf('mail');
  await mail();
  const { result, rerender, seen } = show(partOf('composer'));
  await waitFor(() => expect(result.current).toEqual({ is: 'there', part: 'composer' }));
  seen.length = 0;
  rerender({ load: mail });
  expect(result.current).toEqual({ is: 'there', part: 'mail' });
  expect(seen).not.toContain('composer');
});
