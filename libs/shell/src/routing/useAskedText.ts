import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Tells what another page wants to be made here, as `/apps/todo/all?title=Lunch` does. The address gives way to that of the page first, so
 * that neither Back nor a reload asks again.
 * @param name of the parameter
 * @param onAsked begins it with this text
 * @param isReady whether it can be begun; it waits for that
 */
export function useAskedText(name: string, onAsked: (text: string) => void, isReady = true): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const text = params.get(name);
  const askedRef = useRef<string | null>(null);
  const giveWay = useEffectEvent(() => {
    params.delete(name);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  });
  const begin = useEffectEvent(onAsked);
  useEffect(() => {
    if (!isReady) return;
    const asked = askedRef.current;
    askedRef.current = text;
    if (text !== null) giveWay();
    else if (asked !== null) begin(asked);
  }, [text, isReady]);
}
