type State = { id: string; date: string };

/**
 * The states of an order, with what is known of the changes that brought it into them, as JSON.
 * @param states as the database answers them: JSON or what it says
 */
export function changesOfStates(states: unknown): string {
  const known = (typeof states === 'string' ? JSON.parse(states) : states) as State[];
  return JSON.stringify(
    known.map((state, place) => ({
      ...state,
      changeId: `${state.date}-${state.id}-${String(known.length - place)}`,
      note: '',
      author: null,
    })),
  );
}
