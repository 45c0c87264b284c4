import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useTypedText } from './useTypedText';

/** A text outside of React, as a machine keeps one. */
const keeper = () => {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    read: () => text,
    write: (next: string) => {
      text = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A letter as the browser adds it: to what stands in the field. */
const typeLetter = (field: HTMLInputElement, letter: string) => {
  setValue?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

it('loses no letter that is typed before React listens to the machine', async () => {
  const { subscribe, read, write } = keeper();
  const arrived = Promise.withResolvers<HTMLInputElement>();
  function Field() {
    const field = useRef<HTMLInputElement>(null);
    const text = useSyncExternalStore(subscribe, read);
    const change = useTypedText(write);
    // It is on the page, and effects that are not of the layout have yet to run.
    useLayoutEffect(() => {
      if (field.current) arrived.resolve(field.current);
    }, []);
    return <input ref={field} value={text} onChange={({ target }) => change(target.value)} />;
  }
  // As in a browser: nothing waits for effects.
  const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Field />);
  const field = await arrived.promise;
  for (const letter of 'fast') typeLetter(field, letter);
  expect(field).toHaveValue('fast');
  root.unmount();
  place.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
});
