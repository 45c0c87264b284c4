import { useReducer } from 'react';

/**
 * For a field whose text is kept in a machine: sends what is typed to the machine and renders the field synchronously
 * with the result.
 *
 * React subscribes to the machine only a moment after the field is mounted. Until then it would restore the old text
 * after each key, and fast typing would lose letters.
 * @param hear sends the text to the machine
 */
export function useTypedText<Heard extends unknown[]>(hear: (...heard: Heard) => void): (...heard: Heard) => void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (...heard) => {
    hear(...heard);
    draw();
  };
}
