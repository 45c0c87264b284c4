// A file of this app, so that it can be fetched by itself: a library whose parts are fetched may not be imported otherwise.
export { expandRepeat } from '@ezone/repeats/expand';
