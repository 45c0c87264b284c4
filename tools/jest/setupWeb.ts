import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, and the libraries we render ask for them when they load.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// It lays nothing out, so there is nothing to scroll to, and nothing lies anywhere. Specs that need no page run without one.
if ('Element' in globalThis) {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  document.elementFromPoint = () => null;
}

// Waited for on a busy machine only: where all is well nobody waits. Less than a test may take, so that what is missing is told.
configure({ asyncUtilTimeout: 10_000 });
