import { useRecordsStore } from '@ezone/shell/records';
import { useAskedText } from '@ezone/shell/routing';
import { useEffect, useRef, useState } from 'react';
import { todosCollection } from './model/todosCollection';

/** Under this name the line for a new todo keeps what is written in it. */
const NEW = 'new';

/** The line for a new todo: what is kept of it, and what other pages write in it. */
export function useTodoLine() {
  const { drafts } = useRecordsStore();
  const inputRef = useRef<HTMLInputElement>(null);
  const onDraft = (text: string) => {
    if (text === '') drafts.forget(todosCollection.list, NEW);
    else drafts.keep(todosCollection.list, NEW, { line: text });
  };
  const draft = String(drafts.read(todosCollection.list, NEW)?.['line'] ?? '');
  /** How often another page has written in it, and what. */
  const [{ timesAsked, asked }, setAsked] = useState({ timesAsked: 0, asked: '' });
  useAskedText('title', (text) => {
    // After what somebody has begun to write.
    onDraft(`${draft} ${text}`.trim());
    setAsked({ timesAsked: timesAsked + 1, asked: text.trim() });
  });
  useEffect(() => {
    if (timesAsked > 0) inputRef.current?.focus();
  }, [timesAsked]);
  return { timesAsked, asked, inputRef, draft, onDraft };
}
