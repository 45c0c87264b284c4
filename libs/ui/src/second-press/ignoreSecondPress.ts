/** Milliseconds in which a second press belongs to the first: that of a double click. */
const TOGETHER = 300;

const isWithin = ({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  clientX > left && clientX < right && clientY > top && clientY < bottom;

/**
 * Call it when something is pressed that may be gone, or elsewhere, with what the press does. The second press of a double click, and of an impatient
 * Ctrl Enter, would mean what has come into its place: it is ignored, if the first has gone from there by then. An Enter alone is heard: somebody may
 * have typed into another field already.
 */
export const ignoreSecondPress = (pressed: Element): void => {
  const place = pressed.getBoundingClientRect();
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const stop = () => {
    end.abort();
  };
  const timer = setTimeout(stop, TOGETHER);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const ofPointer = (event: Event) => {
    const isThere = pressed.isConnected && isWithin(event as MouseEvent, pressed.getBoundingClientRect());
    if (isThere || !isWithin(event as MouseEvent, place)) return;
    // The rest of this press is heard however long it takes.
    clearTimeout(timer);
    swallow(event);
    if (event.type === 'click') stop();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, ofPointer, options);
  window.addEventListener('pointercancel', stop, options);
  const ofKey = (event: Event) => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (!pressed.isConnected && key === 'Enter' && (ctrlKey || metaKey)) swallow(event);
  };
  window.addEventListener('keydown', ofKey, options);
};
