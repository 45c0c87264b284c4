import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

/**
 * A `<textarea>` whose text is given by `value`, and goes back to it where its owner does not take what was typed. React would write `value`
 * and `defaultValue` into what the element contains each time that it is drawn, and Chromium then undoes letter by letter; here a text is
 * written only where it differs from what has been typed, so that Ctrl or ⌘ Z takes back what was typed in one go.
 */
export const PlainTextArea = ({ ref, value, defaultValue, onChange, ...attributes }: ComponentProps<'textarea'>) => {
  const [first] = useState(defaultValue);
  const element = useRef<HTMLTextAreaElement>(null);
  const given = useRef(value);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const show = () => {
    const text = given.current;
    if (text !== undefined && element.current && element.current.value !== text) element.current.value = String(text);
  };
  useLayoutEffect(() => {
    if (first !== undefined && element.current) element.current.value = String(first);
  }, [first]);
  useLayoutEffect(() => {
    given.current = value;
    show();
  });
  return (
    <textarea
      {...attributes}
      ref={element}
      onChange={(event) => {
        onChange?.(event);
        // Nothing is drawn where the value stays as it was. By then what the owner took is.
        queueMicrotask(show);
      }}
    />
  );
};
