/** What jsdom does not do: it lays nothing out, so that lists which draw only what is in view would draw nothing. */
export function layOut(): void {
  const sizes = { clientWidth: 360, clientHeight: 4000, offsetWidth: 360, offsetHeight: 60 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  // What has no offset parent is not displayed, and not measured either.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  Element.prototype.scrollTo = () => undefined;
  const box = { inlineSize: 360, blockSize: 4000 };
  class Observer implements ResizeObserver {
    readonly #heard: ResizeObserverCallback;
    constructor(heard: ResizeObserverCallback) {
      this.#heard = heard;
    }
    observe(target: Element) {
      const isLine = target.parentElement?.closest('[role="group"]') != null;
      const size = isLine ? { inlineSize: 360, blockSize: 60 } : box;
      const contentRect = { width: size.inlineSize, height: size.blockSize } as DOMRectReadOnly;
      const sizes = [size];
      const entry = {
        target,
        contentRect,
        borderBoxSize: sizes,
        contentBoxSize: sizes,
        devicePixelContentBoxSize: sizes,
      };
      queueMicrotask(() => {
        this.#heard([entry], this);
      });
    }
    unobserve() {
      // Sizes never change here.
    }
    disconnect() {
      // Nothing is kept.
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
