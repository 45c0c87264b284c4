// Written by tools/scripts/client.ts from openapi.json. Do not edit.

/** Method and address of every call, by its operation id. */
export const addresses = {
  createNote: { method: 'post', path: '/api/notes-app/create-note' },
  dismissAllNotifications: { method: 'post', path: '/api/notification-panel/dismiss-all' },
  dismissNotification: { method: 'post', path: '/api/notification-panel/dismiss' },
  getAdminExample: { method: 'get', path: '/api/auth/examples/admin' },
  getGuestExample: { method: 'get', path: '/api/auth/examples/guest' },
  getLiveness: { method: 'get', path: '/api/health/live' },
  getQuickPanelData: { method: 'get', path: '/api/quick-panel/data' },
  getReadiness: { method: 'get', path: '/api/health/ready' },
  getStaffExample: { method: 'get', path: '/api/auth/examples/staff' },
  getUserExample: { method: 'get', path: '/api/auth/examples/user' },
  listNoteLabels: { method: 'get', path: '/api/notes-app/labels' },
  listNotes: { method: 'get', path: '/api/notes-app/notes' },
  listNotifications: { method: 'get', path: '/api/notification-panel/data' },
  refreshAccessToken: { method: 'get', path: '/api/auth/access-token' },
  register: { method: 'post', path: '/api/auth/register' },
  removeNote: { method: 'post', path: '/api/notes-app/remove-note' },
  signIn: { method: 'post', path: '/api/auth/sign-in' },
  signInByQuery: { method: 'get', path: '/api/auth' },
  signOut: { method: 'post', path: '/api/auth/sign-out' },
  updateNote: { method: 'post', path: '/api/notes-app/update-note' },
  updateNoteLabels: { method: 'post', path: '/api/notes-app/update-labels' },
  updateUser: { method: 'post', path: '/api/auth/user/update' },
} as const;
