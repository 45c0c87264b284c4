import { useReducer } from 'react';

/**
 * For a field whose text is kept outside of React, by a machine: hands on what is typed, and draws the field at once with what
 * has become of it. React hears of such changes only some time after the field has been put on the page. Till then it would put
 * back the text from before each key, and who types at once would lose letters.
 *
 * @param hear tells the machine
 */
export function useTypedText<Heard extends unknown[]>(hear: (...heard: Heard) => void): (...heard: Heard) => void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (...heard) => {
    hear(...heard);
    draw();
  };
}
