import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks an entry of the history that was made by opening a card, so that closing it can go back. */
const OPENED = { openedCard: true };

const isOpened = (state: unknown) => typeof state === 'object' && state !== null && 'openedCard' in state;

/** What the address of a board says: the open card, the search, and whether only one's own cards are shown. */
export function useBoardAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const addressWith = useCallback(
    (fields: Readonly<Record<string, string | null>>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(fields)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return `${pathname}${next.size > 0 ? `?${next.toString()}` : ''}`;
    },
    [pathname, search],
  );
  const cardId = parameters.get('card');
  /** The card that was opened last. A double click is over before the page is drawn with the address of its first click. */
  const openedRef = useRef(cardId);
  useEffect(() => {
    openedRef.current = cardId;
  }, [cardId]);
  return {
    cardId,
    query: parameters.get('q') ?? '',
    isMine: parameters.has('mine'),
    /** Opens a card. @param field where the focus begins */
    open: useCallback(
      (card: string, field?: string) => {
        const isAgain = openedRef.current === card;
        openedRef.current = card;
        void navigate(addressWith({ card }), {
          replace: isAgain,
          state: { ...OPENED, ...(field !== undefined && { field }) },
        });
      },
      [navigate, addressWith],
    ),
    close: () => {
      // The address of a card that somebody was sent has nothing of ours to go back to.
      if (isOpened(state)) void navigate(-1);
      else void navigate(addressWith({ card: null }), { replace: true });
    },
    narrow: (fields: { q?: string; mine?: string | null }) => void navigate(addressWith(fields), { replace: true }),
  };
}

export type BoardAddress = ReturnType<typeof useBoardAddress>;
