declare module 'virtual:storybook-addresses' {
  /** The ids of Storybook's pages by the paths that the app has them at. */
  export const addresses: Readonly<Record<string, string>>;
}
