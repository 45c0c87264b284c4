import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import { SaveProgress } from './SaveStatus';
import type { SaveState } from './SaveStatus';

it('says how far saving is without taking anything out of the page, which would end what undo takes back in one go', async () => {
  const at = (state: SaveState | null) => (
    <StaticI18nProvider>
      <UiProvider locale="en">
        <SaveProgress state={state}>today</SaveProgress>
      </UiProvider>
    </StaticI18nProvider>
  );
  const { rerender, container } = render(at('stored'));
  const removed: Node[] = [];
  const watch = new MutationObserver((records) => {
    for (const { removedNodes } of records) removed.push(...removedNodes);
  });
  watch.observe(container, { childList: true, subtree: true });
  expect(screen.getByText('today')).toBeVisible();
  for (const [state, words] of [
    ['typing', 'Editing …'],
    ['sending', 'Saving …'],
    ['stored', 'Saved'],
    ['typing', 'Editing …'],
  ] as const) {
    rerender(at(state));
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByText('today')).not.toBeVisible();
  for (const state of ['refused', null] as const) {
    rerender(at(state));
    expect(screen.getByText('today').parentElement).not.toBeVisible();
  }
  await Promise.resolve();
  expect(removed).toEqual([]);
});
