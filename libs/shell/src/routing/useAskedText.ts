import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Asked = { text: string; besides: Readonly<Record<string, string>> };

/**
 * Tells what another page wants to be made here, as `/apps/todo/all?title=Lunch` does. The address gives way to that of the page first, so
 * that neither Back nor a reload asks again.
 * @param name of the parameter
 * @param onAsked begins it with this text, and with what the address says besides
 * @param isReady whether it can be begun; it waits for that
 * @param more the names of what may be said besides
 */
export function useAskedText(
  name: string,
  onAsked: (text: string, besides: Asked['besides']) => void,
  isReady = true,
  more: readonly string[] = [],
): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const text = params.get(name);
  const askedRef = useRef<Asked | null>(null);
  const giveWay = useEffectEvent((asked: string) => {
    askedRef.current = { text: asked, besides: Object.fromEntries(more.map((one) => [one, params.get(one) ?? ''])) };
    for (const one of [name, ...more]) params.delete(one);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  });
  const begin = useEffectEvent(onAsked);
  useEffect(() => {
    if (!isReady) return;
    const asked = askedRef.current;
    askedRef.current = null;
    if (text !== null) giveWay(text);
    else if (asked !== null) begin(asked.text, asked.besides);
  }, [text, isReady]);
}
