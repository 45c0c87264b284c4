/** Calls whose examples name a record that the demo does not have, and why. They are answered with 404. */
export const EXAMPLES_OF_NOTHING: Record<string, string> = {
  'POST /api/auth/auth0': 'the demo has no sign-in services',
  'POST /api/auth/firebase': 'the demo has no sign-in services',
  'POST /api/auth/end-session': 'ids of sessions are not known beforehand',
  'POST /api/auth/revoke-api-token': 'the demo has no API tokens',
  'POST /api/notification-panel/dismiss': 'ids of notifications are not known beforehand',
  'GET /api/mail-app/frame': 'its address is signed for some minutes',
  'GET /api/uploads/files/{id}': 'its parameter has no example',
  'GET /api/uploads/{id}': 'the demo has pictures of its own, and no uploads',
};
