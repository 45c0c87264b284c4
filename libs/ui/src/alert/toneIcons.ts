import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The icon of each tone in which something is said to the user: in the page, or over it for a while. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A tone in which something is said to the user. */
export type AlertTone = keyof typeof toneIcons;
