import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Drawer.stories';
import { Drawer } from '.';
import { AriaProvider } from '../aria-provider';
import { MenuButton, MenuItem } from '../menu';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { End, OpensAndCloses, NotModal, RightToLeft } = composeStories(stories, page);

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

it('gives the focus back to what opened it', async () => {
  render(<OpensAndCloses />);
  const opener = screen.getByRole('button', { name: 'Notifications' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('is swiped off towards its own side only', () => {
  const onClose = fn();
  render(<End onClose={onClose} />);
  swipe(screen.getByRole('dialog'), 300, 100);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('dialog'), 100, 300);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is swiped off the other way in Arabic', () => {
  const onClose = fn();
  render(<RightToLeft onClose={onClose} />);
  swipe(screen.getByRole('dialog'), 100, 300);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('dialog'), 300, 100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('lets a finger that moves up or down scroll', () => {
  const onClose = fn();
  render(<End onClose={onClose} />);
  move(screen.getByRole('dialog'), [
    [100, 100],
    [105, 160],
    [300, 180],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

describe('beside a page in use', () => {
  it('is a landmark, takes the focus, and is closed by its own button without opening again', async () => {
    render(<NotModal />);
    const opener = screen.getByRole('button', { name: 'Notifications' });
    await userEvent.click(opener);
    expect(screen.getByRole('complementary', { name: 'Notifications' })).toHaveFocus();
    await userEvent.click(opener);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('closes on a press outside, and on Escape wherever the focus is', async () => {
    const onClose = fn();
    render(<NotModal onClose={onClose} />);
    const opener = screen.getByRole('button', { name: 'Notifications' });
    await userEvent.click(opener);
    await userEvent.click(document.body);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);

    await userEvent.click(opener);
    opener.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('stays when Escape closes a menu inside it', async () => {
    const onClose = fn();
    render(
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <Drawer open onClose={onClose} title="Chat" modal={false}>
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
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes the newest of two first', async () => {
    const closeFirst = fn();
    const closeSecond = fn();
    render(
      <UiProvider locale="en">
        <Drawer open onClose={closeFirst} title="First" modal={false}>
          one
        </Drawer>
        <Drawer open onClose={closeSecond} title="Second" modal={false}>
          two
        </Drawer>
      </UiProvider>,
    );
    await userEvent.keyboard('{Escape}');
    expect(closeSecond).toHaveBeenCalledTimes(1);
    expect(closeFirst).not.toHaveBeenCalled();
  });
});
