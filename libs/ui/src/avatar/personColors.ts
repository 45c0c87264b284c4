/** The colours of people without a picture: of equal lightness and strength, and no part of a scheme, for they belong to the person. */
export const PERSON_COLORS = ['#4e7fd1', '#a96bb8', '#c8645f', '#a5812b', '#4f9455', '#1f949c'] as const;
