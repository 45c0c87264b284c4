// Written by tools/scripts/client.ts from openapi.json. Do not edit.

/** Method and address of the calls around sign-in, by operation id. */
export const guestAddresses = {
  getConfig: { method: 'get', path: '/api/config' },
  refreshAccessToken: { method: 'get', path: '/api/auth/access-token' },
  register: { method: 'post', path: '/api/auth/register' },
  signIn: { method: 'post', path: '/api/auth/sign-in' },
  signInByQuery: { method: 'get', path: '/api/auth' },
  signOut: { method: 'post', path: '/api/auth/sign-out' },
  updateUser: { method: 'post', path: '/api/auth/user/update' },
} as const;
