import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, and the libraries we render ask for them when they load.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// It lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
