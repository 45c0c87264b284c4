import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useKeys } from './useKeys';

const label = { id: 'test.save', defaultMessage: 'Save' };

const Saving = ({ onSave }: { onSave: () => undefined }) => {
  useKeys([{ keys: 'mod+s', label, group: 'page', run: onSave }]);
  return null;
};

/** Whoever presses a key as soon as the page is drawn, before effects have run. */
const Quick = () => {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  }, []);
  return null;
};

it('hears a key from the moment the page is drawn until it is gone', () => {
  const save = jest.fn<undefined, []>();
  const { unmount } = render(
    <>
      <Saving onSave={save} />
      <Quick />
    </>,
  );
  expect(save).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
});
