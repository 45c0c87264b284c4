import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

/**
 * A `<textarea>` whose text is given by `value`. React would also write each letter into what the element contains, and Chromium then
 * undoes letter by letter; here it is written only where it differs from what has been typed, so that Ctrl or ⌘ Z goes by words.
 */
export const PlainTextArea = ({ ref, value, defaultValue, ...attributes }: ComponentProps<'textarea'>) => {
  const [first] = useState(value ?? defaultValue);
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => {
    if (value !== undefined && element.current && element.current.value !== value)
      element.current.value = String(value);
  });
  return <textarea {...attributes} ref={element} defaultValue={first} />;
};
