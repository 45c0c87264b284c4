/** Warns whoever configures the site that a service did not come up: the documented sentence, in the browser's console. */
export const warnOfConfiguration = (service: string): void => {
  console.warn(`${service} Service didn't initialize, check your configuration`);
};
