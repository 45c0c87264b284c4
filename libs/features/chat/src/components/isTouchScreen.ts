/** Whether the device is operated by fingers in the first place, as a phone is. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
