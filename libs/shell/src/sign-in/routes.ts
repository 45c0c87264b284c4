import type { AppRoute } from '../routing';
import { sessionMessages } from '../session/sessionMessages';
import * as logoutPage from './pages/LogoutPage';
import { authTitles } from './titles';

/** The pages around signing in. They stand by themselves, without the shell. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'onlyGuest',
    title: authTitles.login,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoginPage'),
  },
  {
    path: '/register',
    access: 'onlyGuest',
    title: authTitles.register,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/RegisterPage'),
  },
  {
    path: '/forgot-password',
    access: 'onlyGuest',
    title: authTitles.forgotPassword,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/ForgotPasswordPage'),
  },
  {
    // Open to those who are signed in, too: they may have forgotten their password all the same.
    path: '/reset-password',
    title: authTitles.resetPassword,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/ResetPasswordPage'),
  },
  {
    // Open to those who are signed in, too: on one computer one may invite and the other one come.
    path: '/invitation',
    title: authTitles.invitation,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/InvitationPage'),
  },
  {
    path: '/callback',
    access: 'onlyGuest',
    title: authTitles.callback,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/CallbackPage'),
  },
  {
    path: '/logout',
    access: 'user',
    title: sessionMessages.logout,
    messages: [],
    chrome: 'bare',
    // A part of the start, not of a chunk of its own: one signs out also without a network.
    lazy: () => Promise.resolve(logoutPage),
  },
  {
    path: '/loading',
    title: authTitles.loading,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoadingPage'),
  },
];
