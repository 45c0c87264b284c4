import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

/**
 * A `<textarea>` whose text is given by `value`, and goes back to it where its owner does not take what was typed. React would also write
 * each letter into what the element contains, and Chromium then undoes letter by letter; here it is written only where it differs from what
 * has been typed, so that Ctrl or ⌘ Z goes by words.
 */
export const PlainTextArea = ({ ref, value, defaultValue, onChange, ...attributes }: ComponentProps<'textarea'>) => {
  const [first] = useState(value ?? defaultValue);
  const element = useRef<HTMLTextAreaElement>(null);
  const given = useRef(value);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const show = () => {
    const text = given.current;
    if (text !== undefined && element.current && element.current.value !== text) element.current.value = String(text);
  };
  useLayoutEffect(() => {
    given.current = value;
    show();
  });
  return (
    <textarea
      {...attributes}
      ref={element}
      defaultValue={first}
      onChange={(event) => {
        onChange?.(event);
        // Nothing is drawn where the value stays as it was. By then what the owner took is.
        queueMicrotask(show);
      }}
    />
  );
};
