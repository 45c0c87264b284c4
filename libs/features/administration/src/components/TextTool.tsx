import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { Tool } from './Tools';

type TextToolProps = {
  label: string;
  /** What is looked for by now. */
  value: string;
  onWant: (text: string) => void;
};

/** A text that has to be met exactly: it is looked for with Enter, or when the focus leaves, and not while it is typed. */
export const TextTool = ({ label, value, onWant }: TextToolProps) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const want = () => {
    if (text.trim() !== value) onWant(text.trim());
  };
  return (
    <Tool>
      <TextField
        label={label}
        dir="ltr"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onBlur={want}
        onKeyDown={({ key }) => {
          if (key === 'Enter') want();
        }}
      />
    </Tool>
  );
};
