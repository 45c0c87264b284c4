// Written by tools/scripts/client.ts from openapi.json. Do not edit.

/** Method and address of every other call, by operation id. */
export const userAddresses = {
  createNote: { method: 'post', path: '/api/notes-app/create-note' },
  dismissAllNotifications: { method: 'post', path: '/api/notification-panel/dismiss-all' },
  dismissNotification: { method: 'post', path: '/api/notification-panel/dismiss' },
  getAdminExample: { method: 'get', path: '/api/auth/examples/admin' },
  getChat: { method: 'get', path: '/api/chat/get-chat' },
  getChatUser: { method: 'get', path: '/api/chat/user' },
  getGuestExample: { method: 'get', path: '/api/auth/examples/guest' },
  getLiveness: { method: 'get', path: '/api/health/live' },
  getQuickPanelData: { method: 'get', path: '/api/quick-panel/data' },
  getReadiness: { method: 'get', path: '/api/health/ready' },
  getStaffExample: { method: 'get', path: '/api/auth/examples/staff' },
  getUserExample: { method: 'get', path: '/api/auth/examples/user' },
  listChatContacts: { method: 'get', path: '/api/chat/contacts' },
  listIcons: { method: 'get', path: '/api/icons' },
  listNoteLabels: { method: 'get', path: '/api/notes-app/labels' },
  listNotes: { method: 'get', path: '/api/notes-app/notes' },
  listNotifications: { method: 'get', path: '/api/notification-panel/data' },
  removeNote: { method: 'post', path: '/api/notes-app/remove-note' },
  restoreNotifications: { method: 'post', path: '/api/notification-panel/restore' },
  sendChatMessage: { method: 'post', path: '/api/chat/send-message' },
  updateChatUser: { method: 'post', path: '/api/chat/user/data' },
  updateNote: { method: 'post', path: '/api/notes-app/update-note' },
  updateNoteLabels: { method: 'post', path: '/api/notes-app/update-labels' },
} as const;
