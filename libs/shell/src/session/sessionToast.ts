/** The key of what is said of the session: "Logged in" takes the place of "Logging in". */
export const SESSION_TOAST = 'session';
