/**
 * The time from a sign-in to its sign-out, with the token of the sign-in and all tokens that were refreshed from it.
 */
export type Session = {
    sessionId: string;
    /** When somebody signed in, in seconds since 1970. */
    sessionBegan: number;
};
/** Begins a session now. */
export declare const newSession: () => Session;
/** The latest end of a session, in seconds since 1970. */
export declare const endOf: ({ sessionBegan }: Session) => number;
