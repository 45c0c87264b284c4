// styled-components adds its rules one by one, as in production. By default it adds text, and jsdom reads the whole sheet again.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

/** The router describes each step by a request, for loaders that we do not have. None is sent. */
class StepRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal;
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
}

/** It knows no media queries: a narrow screen without a mouse, unless a spec says otherwise. */
const noMedia = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** Nothing comes near the view, unless a spec says otherwise. */
class NothingNear {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

// It lays nothing out, so there is nothing to scroll to, and nothing lies anywhere. Specs that need no page run without one.
if ('Element' in globalThis) {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  document.elementFromPoint = () => null;
  // It fetched nothing, so it has nothing to tell of how long that took.
  performance.getEntriesByType = () => [];
  Object.assign(globalThis, {
    Request: StepRequest,
    matchMedia: () => noMedia,
    IntersectionObserver: NothingNear,
  });
}
