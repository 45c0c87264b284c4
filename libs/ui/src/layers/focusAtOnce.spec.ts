/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import '@testing-library/jest-dom';
import { focusAtOnce } from './focusAtOnce';

const page = () => {
  document.body.innerHTML =
    '<div tabindex="-1"><button id="inside">Inside</button></div><button id="above">Above</button>';
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return { dialog: find('div'), inside: find('#inside'), above: find('#above') };
};

it('moves the focus into a dialog that is put on the page', () => {
  const { dialog } = page();
  focusAtOnce(dialog);
  expect(dialog).toHaveFocus();
});

it('leaves the focus where it is in the dialog already', () => {
  const { dialog, inside } = page();
  inside.focus();
  focusAtOnce(dialog);
  expect(inside).toHaveFocus();
});

it('takes no focus from what has been opened above, when the dialog is handed over again', () => {
  const { dialog, above } = page();
  focusAtOnce(dialog);
  above.focus();
  focusAtOnce(null);
  focusAtOnce(dialog);
  expect(above).toHaveFocus();
});
