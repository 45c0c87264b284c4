/** How high the bar at the foot of a phone is. */
export const PHONE_BAR_HEIGHT = 'calc(5.6rem + env(safe-area-inset-bottom))';

/** How much of the foot of the screen that bar takes where one stands, for toasts alone: a CSS length. Parts of the page take `betweenBars.end`. */
export const phoneBar = 'var(--phone-bar, 0px)';
