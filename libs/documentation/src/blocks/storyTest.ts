/** Stands in for `storybook/test` in the app, where stories are shown and their tests do not run. */
const nothing = (): undefined => undefined;

/** A prop that hears something: nobody asks here what it heard. */
export const fn = (implementation: (...args: never[]) => unknown = nothing) => implementation;

const never = () => {
  throw new Error('Stories are not played in the app.');
};

export const expect = never;
export const fireEvent = never;
export const screen = {};
export const spyOn = never;
export const userEvent = {};
export const waitFor = never;
export const within = never;
