import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { fn } from 'storybook/test';
import * as stories from './Drawer.stories';
import { Drawer } from '.';
import { AriaProvider } from '../aria-provider';
import { MenuButton, MenuItem } from '../menu';
import { loadOverlays } from '../overlays';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { End, RightToLeft } = composeStories(stories, page);

// The stories are open from the start.
beforeAll(() => loadOverlays());

/** A finger on the glass, which jsdom has no event for. */
class Finger extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'touch';
}

const move = (panel: Element, [start, ...path]: [number, number][]) => {
  const at = (type: string, [clientX, clientY] = [0, 0]) =>
    fireEvent(panel, new Finger(type, { clientX, clientY, bubbles: true }));
  at('pointerdown', start);
  for (const point of path) at('pointermove', point);
  at('pointerup', path.at(-1));
};

const swipe = (panel: Element, from: number, to: number) => {
  move(panel, [
    [from, 100],
    [(from + to) / 2, 100],
    [to, 100],
  ]);
};

it('is swiped off towards its own side only', () => {
  const onClose = fn();
  render(<End open onClose={onClose} />);
  swipe(screen.getByRole('dialog'), 300, 100);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('dialog'), 100, 300);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is swiped off the other way in Arabic', () => {
  const onClose = fn();
  render(<RightToLeft open onClose={onClose} />);
  swipe(screen.getByRole('dialog'), 100, 300);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('dialog'), 300, 100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('lets a finger that moves up or down scroll', () => {
  const onClose = fn();
  render(<End open onClose={onClose} />);
  move(screen.getByRole('dialog'), [
    [100, 100],
    [105, 160],
    [300, 180],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays when Escape closes a menu inside it', async () => {
  const onClose = fn();
  render(
    <UiProvider locale="en">
      <AriaProvider locale="en" navigate={() => undefined}>
        <Drawer open onClose={onClose} title="Chat">
          <MenuButton label="More">
            <MenuItem>Mute</MenuItem>
          </MenuButton>
        </Drawer>
      </AriaProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes on an Escape that comes in the moment it is there', () => {
  const onClose = fn();
  const Hasty = () => {
    useLayoutEffect(() => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    }, []);
    return <End open onClose={onClose} />;
  };
  render(<Hasty />);
  expect(onClose).toHaveBeenCalledTimes(1);
});
