import { render, screen } from '@testing-library/react';
import { UiProvider } from '../theme';
import { RowLabels } from '.';

const titles = ['Backend', 'Frontend', 'Mobile', 'API'];

/** Labels are 60 px wide, what counts them is 20, and their line as given. */
const show = (width: number) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isLine = this.getAttribute('data-testid') === 'line';
    return new DOMRect(0, 0, isLine ? width : this.textContent?.startsWith('+') ? 20 : 60, 16);
  });
  render(
    <UiProvider locale="en">
      <div data-testid="line">
        <RowLabels labels={titles.map((title) => ({ id: title, title, color: 'green' }))} />
      </div>
    </UiProvider>,
  );
  const isSeen = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).position !== 'absolute' && isSeen(element.parentElement));
  const texts = [...titles, ...screen.getAllByText(/^\+/).map(({ textContent }) => textContent ?? '')];
  return texts.filter((text) => isSeen(screen.getByText(text)));
};
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['all where there is room for them', 300, ['Backend', 'Frontend', 'Mobile', 'API']],
  ['those that fit whole beside the number of the others', 200, ['Backend', 'Frontend', '+2']],
  ['one label less where the number has no room', 130, ['Backend', '+3']],
  ['the number alone', 50, ['+4']],
])('shows %s', (_, width, seen) => {
  expect(show(width)).toEqual(seen);
});

it('leaves all labels to screen readers', () => {
  show(50);
  expect(screen.getByText('API').closest('[aria-hidden]')).toBeNull();
});
