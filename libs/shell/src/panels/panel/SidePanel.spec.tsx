import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slider } from '@ezone/ui/slider';
import { UiProvider } from '@ezone/ui/theme';
import { SidePanel } from './SidePanel';
import { useIsOpen, usePanel } from './usePanel';
import type { PanelSide } from './panelStates';

function Opened({ name, side }: { name: string; side?: PanelSide }) {
  const panel = usePanel(side);
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <>
      <button type="button" ref={setOpener} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        Open {name}
      </button>
      <SidePanel panel={panel} name={name} width="32rem">
        <button type="button">Inside {name}</button>
        <Slider label={`Width of ${name}`} value={1} onChange={() => undefined} minValue={0} maxValue={2} step={1} />
      </SidePanel>
    </>
  );
}

const show = (locale = 'en', side?: PanelSide, othersSide: PanelSide = 'start') =>
  render(
    <UiProvider locale={locale}>
      <Opened name="Chat" side={side} />
      <Opened name="Notes" side={othersSide} />
      <button type="button">Elsewhere</button>
      <div data-react-aria-top-layer>
        <button type="button">Undo</button>
      </div>
    </UiProvider>,
  );

const panel = (name: string) => screen.queryByRole('complementary', { name });
const button = (name: string) => screen.getByRole('button', { name });

function swipe(element: Element, dx: number, pointerType = 'touch') {
  const send = (type: string, clientX: number) =>
    fireEvent(element, new PointerEvent(type, { bubbles: true, clientX, clientY: 100, pointerId: 1, pointerType }));
  send('pointerdown', 200);
  send('pointerup', 200 + dx);
}

it('opens from its button, takes the focus and gives it back on Escape', async () => {
  show();
  expect(panel('Chat')).not.toBeInTheDocument();
  await userEvent.click(button('Open Chat'));
  expect(panel('Chat')).toHaveFocus();
  await userEvent.tab();
  expect(button('Inside Chat')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel('Chat')).not.toBeInTheDocument();
  expect(button('Open Chat')).toHaveFocus();
});

it('closes when the focus goes on to something that it covers, and leaves the focus there', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  const chat = panel('Chat');
  const elementFromPoint = jest.spyOn(document, 'elementFromPoint').mockReturnValue(button('Elsewhere'));
  act(() => button('Elsewhere').focus());
  expect(panel('Chat')).toBeInTheDocument();
  act(() => button('Inside Chat').focus());
  elementFromPoint.mockReturnValue(chat);
  act(() => button('Elsewhere').focus());
  expect(panel('Chat')).not.toBeInTheDocument();
  expect(button('Elsewhere')).toHaveFocus();
  elementFromPoint.mockRestore();
});

it('closes with the button that opened it', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  await userEvent.click(button('Open Chat'));
  expect(panel('Chat')).not.toBeInTheDocument();
});

it('renders its content at the first opening only', async () => {
  show();
  expect(screen.queryByText('Inside Chat')).not.toBeInTheDocument();
  await userEvent.click(button('Open Chat'));
  expect(button('Inside Chat')).toBeVisible();
});

it('closes the topmost panel first on Escape', async () => {
  show();
  act(() => button('Open Chat').click());
  act(() => button('Open Notes').click());
  await userEvent.keyboard('{Escape}');
  expect(panel('Notes')).not.toBeInTheDocument();
  expect(panel('Chat')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(panel('Chat')).not.toBeInTheDocument();
});

it('closes when another panel opens in its place', async () => {
  show('en', 'end', 'end');
  await userEvent.click(button('Open Chat'));
  act(() => button('Open Notes').click());
  expect(panel('Chat')).not.toBeInTheDocument();
  expect(panel('Notes')).toHaveFocus();
});

it('leaves an Escape alone that somebody else has answered', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  button('Inside Chat').addEventListener('keydown', (event) => event.preventDefault());
  act(() => button('Inside Chat').focus());
  await userEvent.keyboard('{Escape}');
  expect(panel('Chat')).toBeInTheDocument();
});

it('closes on a click outside, and leaves the focus where the click put it', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  await userEvent.click(button('Inside Chat'));
  expect(panel('Chat')).toBeInTheDocument();
  await userEvent.click(button('Elsewhere'));
  expect(panel('Chat')).not.toBeInTheDocument();
  expect(button('Elsewhere')).toHaveFocus();
});

it('stays open while a toast above it is used', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  await userEvent.click(button('Undo'));
  expect(panel('Chat')).toBeInTheDocument();
});

it.each([
  ['en', 'end', 120],
  ['ar', 'end', -120],
  ['en', 'start', -120],
  ['ar', 'start', 120],
] as const)('in %s a panel at the %s goes with a swipe of %i, not the other way', async (locale, side, dx) => {
  show(locale, side);
  await userEvent.click(button('Open Chat'));
  swipe(button('Inside Chat'), -dx);
  swipe(button('Inside Chat'), dx, 'mouse');
  swipe(button('Inside Chat'), dx / 4);
  expect(panel('Chat')).toBeInTheDocument();
  swipe(button('Inside Chat'), dx);
  expect(panel('Chat')).not.toBeInTheDocument();
});

it('stays where it is while a finger drags a slider in it', async () => {
  show();
  await userEvent.click(button('Open Chat'));
  swipe(screen.getByRole('slider', { name: 'Width of Chat' }), 120);
  expect(panel('Chat')).toBeInTheDocument();
});
